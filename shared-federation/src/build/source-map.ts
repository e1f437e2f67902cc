/** Folder next to a build with its source maps: `FILE.js.map`. They are stored with a release, never served. */
export const MAP_FOLDER = 'dist-maps';

/** Field of a kept source map with the integrity of the script that it is of. */
export const SCRIPT_INTEGRITY = 'x_scriptIntegrity';
