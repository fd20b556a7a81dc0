declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { serverUrl: string; template: string };
  }
}

export {};
