export { tables as en } from '@marom/sample-trial/words'
