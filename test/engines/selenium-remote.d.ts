/** Node needs the full file name, but the types are declared under a shorter one. */
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote'
}
