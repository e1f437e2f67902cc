const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js';

/** Path of the stand-in for Google's script. */
export const GAPI_SHIM_PATH = '/gapi-shim.js';

/**
 * Makes a page of the Auth emulator work without the internet: Google's script becomes our stand-in, styles and
 * scripts of other sites go. The page stays usable without them.
 */
export function rewriteAuthPage(html: string): string {
  return html
    .replaceAll(GOOGLE_SCRIPT, GAPI_SHIM_PATH)
    .replace(/<link\b[^>]*\bhref="https:[^>]*>/g, '')
    .replace(/<script\b[^>]*\bsrc="https:[^>]*><\/script>/g, '');
}
