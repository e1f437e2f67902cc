/** Replaced at build time; the version of the package that is being built. */
declare const __VERSION__: string;
/** Replaced at build time; true only in builds that talk to the local emulators. */
declare const __AURA_EMULATORS__: boolean;

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
