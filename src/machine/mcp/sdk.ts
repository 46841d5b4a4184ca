// The only file that imports the SDK, and it imports nothing else: `route.ts` loads it by `import()`,
// and a module of the site that is reached in this way would be wrapped in a function.
export { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
