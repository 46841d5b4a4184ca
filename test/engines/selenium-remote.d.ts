/** Node imports this file by its full name; its types have a shorter one. */
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote'
}
