import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SHELL_API } from '../contract/index.ts';
import { makeRoute } from '../testing/index.ts';
import { built, PROVIDED, withFile } from './built-release.testing.ts';
import { checkRelease } from './check-release.ts';
import type { BuiltRelease } from './built-release.ts';

const check = (release: BuiltRelease, liveApis: readonly number[] = [], provided = PROVIDED) =>
  checkRelease(release, { liveApis, provided });

describe('checkRelease', () => {
  test('finds no fault in a sound build, with or without compressed copies', () => {
    expect(check(built())).toEqual([]);
    expect(check(withFile(withFile(built(), 'app.js.br', 'b'), 'descriptor.json.gz', 'g'))).toEqual([]);
  });

  test('refuses a contract that this shell, or a shell still in use, does not give', () => {
    const next = built({ shellApi: { min: SHELL_API + 1, max: SHELL_API + 1 } });
    expect(check(next)).toEqual([expect.stringContaining(`contrato ${SHELL_API}.`)]);
    expect(check(built(), [SHELL_API - 1])).toEqual([expect.stringContaining(`contrato ${SHELL_API - 1}.`)]);
    expect(check(built(), [SHELL_API])).toEqual([]);
  });

  test.each(['remoteEntry.js', 'app.js', 'app.css'])('refuses a changed and a missing %s', (file) => {
    expect(check(withFile(built(), file, 'changed'))).toEqual([expect.stringMatching(`^${file} não tem`)]);
    expect(check(withFile(built(), file, null))).toEqual([expect.stringMatching(`^Falta ${file}`)]);
  });

  test('refuses a file that cannot be verified, and a route that needs one', () => {
    expect(check(withFile(built(), 'extra.js', 'x'))).toEqual([expect.stringMatching('^extra.js está')]);
    const routes = [{ ...makeRoute('/tools'), files: ['later.js'] }];
    expect(check(built({ routes }))).toEqual([expect.stringContaining('/tools precisa de later.js')]);
  });

  test('refuses a container that would meet that of another version', () => {
    expect(check(built({ container: 'mfe_tools_0_9_0' }))).toEqual([
      expect.stringContaining('mfe_tools_1_0_0'),
    ]);
  });

  test("compares the shared modules with the table and with the shell's", () => {
    const { react: _, ...withoutReact } = PROVIDED;
    expect(check(built({ builtWith: withoutReact }))).toEqual([
      expect.stringContaining('versão de react foi'),
    ]);
    expect(check(built({ builtWith: { ...PROVIDED, lodash: '4.0.0' } }))).toEqual([
      expect.stringContaining('lodash não é um módulo compartilhado'),
    ]);
    expect(check(built({ builtWith: { ...PROVIDED, react: '2.0.0' } }))).toEqual([
      'Compilado com react 2.0.0; o shell oferece 1.4.0.',
    ]);
    expect(check(built({ builtWith: { ...PROVIDED, react: '1.9.9' } }))).toEqual([]);
    expect(check(built(), [], withoutReact)).toEqual(['O shell não oferece react.']);
  });

  test('refuses a build that is too heavy, and reports all faults at once', () => {
    const heavy = built({}, { 'remoteEntry.js': randomBytes(9_000).toString('hex') });
    expect(check(withFile(heavy, 'app.css', null))).toEqual([
      expect.stringContaining('Falta app.css'),
      expect.stringMatching(/A entrada pesa .* o limite é 8\.500/),
    ]);
  });
});
