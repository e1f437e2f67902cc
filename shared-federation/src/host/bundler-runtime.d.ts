/* Parts of the bundler's runtime of Module Federation that its package holds without their types. */

declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export const consumes: (options: object) => void;
}

declare module '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js' {
  export const installInitialConsumes: (options: object) => unknown;
}
