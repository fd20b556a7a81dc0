/** Style sheets are imported for their effect; the bundler takes them out. */
declare module '*.css';
