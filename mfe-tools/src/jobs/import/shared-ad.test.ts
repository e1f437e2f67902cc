// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { readVacanciesText } from '@aura/shared-jobs/import';
import { expect, test, vi } from 'vitest';
import { isShared } from './is-shared.ts';
import { buildBookmarklet, canReadAtOnce, readSharedAd } from './shared-ad.ts';

const NONE = new URLSearchParams();

test('a shared page gives its title and address, and a long text is read at once', () => {
  const link = new URLSearchParams({ titulo: 'Vendedora', texto: 'https://vagas.exemplo/1' });
  expect(isShared(link)).toBe(true);
  const shared = readSharedAd(link, '');
  expect(shared?.ad).toEqual({ text: '', title: 'Vendedora', company: '', url: 'https://vagas.exemplo/1' });
  expect(shared && canReadAtOnce(shared)).toBe(false);
  const ad = 'Cuide das vendas da loja. '.repeat(10);
  const whole = readSharedAd(new URLSearchParams({ texto: `${ad} https://vagas.exemplo/2` }), '');
  expect(whole).toMatchObject({ ad: { text: ad.trim(), url: 'https://vagas.exemplo/2' } });
  expect(whole && canReadAtOnce(whole)).toBe(true);
});

test('drops an address with code, and a fragment without an ad', () => {
  expect(readSharedAd(new URLSearchParams({ endereco: 'javascript:alert(1)' }), '')?.ad.url).toBe('');
  for (const hash of ['', '#fit', '#anuncio=%', '#anuncio=1', '#anuncio={}', '#anuncio=%7B%22data%22%3A1%7D'])
    expect(readSharedAd(NONE, hash)).toBeNull();
  expect(isShared(new URLSearchParams({ busca: 'dados' }))).toBe(false);
});

/** Runs the bookmark on a page, and returns the address that it opens. */
function runOn(html: string): URL {
  document.body.innerHTML = html;
  const open = vi.fn<(address: string) => void>();
  vi.stubGlobal('open', open);
  const code = decodeURIComponent(buildBookmarklet('https://aura.exemplo').slice('javascript:'.length));
  runInThisContext(code);
  vi.unstubAllGlobals();
  return new URL(open.mock.calls[0]?.[0] ?? '');
}

test('the bookmark passes the data of a page behind the address, and it is read as a job', () => {
  const posting = {
    '@type': 'JobPosting',
    title: 'Enfermeira </script> de UTI',
    hiringOrganization: { name: 'Hospital Exemplo' },
    description: `<p>${'Cuide de pacientes da UTI com a equipe do hospital. '.repeat(5)}</p>`,
  };
  const json = JSON.stringify(posting).replaceAll('</', '<\\/');
  const opened = runOn(`<main>Vaga</main><script type="application/ld+json">${json}</script>`);
  expect(`${opened.origin}${opened.pathname}${opened.search}`).toBe(
    'https://aura.exemplo/buscador-vagas?tela=adicionar',
  );
  const shared = readSharedAd(NONE, opened.hash);
  const read = readVacanciesText(shared?.source ?? '', { today: '2026-11-28' }, 'page');
  expect(read.ok && read.value.vacancies).toMatchObject([{ company: 'Hospital Exemplo', source: 'jsonLd' }]);
  expect(shared && canReadAtOnce(shared)).toBe(true);
});

test('the bookmark takes the text of a page without such data', () => {
  const text = 'Cuide das vendas da loja e do estoque. '.repeat(8);
  const shared = readSharedAd(NONE, runOn(`<nav>Menu</nav><main>${text}</main>`).hash);
  expect(shared).toMatchObject({ source: '', ad: { text: text.trim() } });
});
