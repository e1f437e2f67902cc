import { describe, expect, it } from 'vitest';
import { rewriteAuthPage } from './rewrite-page.ts';

describe('rewriteAuthPage', () => {
  it('puts our stand-in where Google’s script was and drops files of other sites', () => {
    const page =
      '<link href="https://unpkg.com/a.css" rel="stylesheet"><style>a{}</style>' +
      '<script src="https://unpkg.com/b.js"></script><script>run()</script>' +
      '<script src="https://apis.google.com/js/api.js"></script>';
    expect(rewriteAuthPage(page)).toBe(
      '<style>a{}</style><script>run()</script><script src="/gapi-shim.js"></script>',
    );
  });
});
