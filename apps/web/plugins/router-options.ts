/** Where routes live, for the build and for `npm run routes`. */
export const ROUTER_OPTIONS = {
  target: 'react' as const,
  routesDirectory: './src/routes',
  generatedRouteTree: './src/route-tree.gen.ts',
  routeFileIgnorePattern: '\\.test\\.',
  quoteStyle: 'single' as const,
  semicolons: true,
  disableLogging: true,
};
