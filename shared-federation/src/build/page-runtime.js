// What a remote's entry has in the place of its own copy of the bundler's runtime: the shell's, put there by the host.
export default globalThis.__FEDERATION_BUNDLER_RUNTIME__;
