// Replaces the bundler's runtime in a remote's entry with the shell's, which the host provides.
export default globalThis.__FEDERATION_BUNDLER_RUNTIME__;
