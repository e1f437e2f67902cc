// @vitest-environment happy-dom
import { openBrowserStorage } from '@aura/shared-session/host';
import { beforeEach, expect, test } from 'vitest';
import { forgetWantedPreview, takeWantedPreview } from './wanted-preview.ts';

beforeEach(() => sessionStorage.clear());

/** Opens an address in the tab; gives what is wanted and the address that stays. */
function open(address: string, openStorage: () => Storage = () => sessionStorage) {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  let shown = pathname + search + hash;
  const wanted = takeWantedPreview({
    location: { pathname, search, hash },
    replace: (to) => void (shown = to),
    storage: openBrowserStorage(openStorage),
  });
  return { wanted, shown };
}
const TRILHAS = { text: 'trilhas@0.1.2', preview: { name: 'trilhas', version: '0.1.2' } };

test('an address without the field asks for nothing and stays unchanged', () => {
  expect(open('/planos?ordem=preco#x')).toEqual({ wanted: null, shown: '/planos?ordem=preco#x' });
});

test("a version that a remote keeps of somebody's own document is not the shell's to take", () => {
  const stored = '/otimizador-curriculo?versao=de46d66e-1a58-44c1-b59d-21495221ae1a';
  expect(open(stored)).toEqual({ wanted: null, shown: stored });
});

test('the version is remembered by the tab and leaves the address', () => {
  const first = open('/trilhas?a=1&remoto=trilhas@0.1.2#x');
  expect(first).toEqual({ wanted: TRILHAS, shown: '/trilhas?a=1#x' });
  expect(open('/planos').wanted).toEqual(TRILHAS);
  forgetWantedPreview(openBrowserStorage(() => sessionStorage));
  expect(open('/planos').wanted).toBeNull();
});

test('another address takes the place of the first', () => {
  open('/trilhas?remoto=trilhas@0.1.2');
  expect(open('/planos?remoto=billing@2.0.0-rc.1').wanted?.preview).toEqual({
    name: 'billing',
    version: '2.0.0-rc.1',
  });
});

test.each(['', 'trilhas', '@1.0.0', 'trilhas@1', '../x@1.0.0', 'trilhas@1.0.0@2'])(
  '"%s" is kept as text and names no version',
  (text) => {
    expect(open(`/trilhas?remoto=${text}`).wanted).toEqual({ text, preview: null });
  },
);

test('storage that is denied shows the version on the first page', () => {
  // Some browsers refuse the storage itself, not only what it does.
  const denied = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(open('/trilhas?remoto=trilhas@0.1.2', denied).wanted).toEqual(TRILHAS);
  expect(open('/trilhas', denied).wanted).toBeNull();
});
