export { rules as en } from '@marom/sample-trial/words'
