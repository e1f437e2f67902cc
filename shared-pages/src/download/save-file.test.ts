// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => vi.restoreAllMocks());

test('hands the text to the downloads under its name, in UTF-8', async () => {
  const given: { name: string; blob: Blob | null }[] = [];
  let blob: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    blob = source as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.href === 'blob:file') given.push({ name: this.download, blob });
  });
  saveFile('pessoas.csv', 'ação', 'text/csv');
  expect(given.map(({ name }) => name)).toEqual(['pessoas.csv']);
  expect(given[0]?.blob?.type).toBe('text/csv;charset=utf-8');
  expect(await given[0]?.blob?.text()).toBe('ação');
});
