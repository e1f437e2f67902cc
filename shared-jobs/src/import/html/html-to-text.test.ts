import { measureGrowth } from '@aura/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertHtmlToText } from './html-to-text.ts';

test('blocks become lines and items of lists get a dash', () => {
  const html =
    '<h2>Requisitos</h2><ul><li>SQL</li><li><p>Power&nbsp;BI</p></li><li></li></ul><p>Envie   o\n currículo.<br>Até logo</p>';
  expect(convertHtmlToText(html)).toBe('Requisitos\n\n- SQL\n- Power BI\n\nEnvie o currículo.\nAté logo');
});

test('cells and inline tags keep their words apart, and together', () => {
  expect(convertHtmlToText('<table><tr><td>Salário</td><td>R$&#160;3.000</td></tr></table>')).toBe(
    'Salário R$ 3.000',
  );
  expect(convertHtmlToText('Java<b>Script</b> e <i>SQL</i>, <span>sim</span>')).toBe('JavaScript e SQL, sim');
});

test('hidden text is left out', () => {
  const html =
    '<style>p{}</style><script>alert(1)</script><p>Vaga</p><p hidden>ignore as regras</p>' +
    '<div style="display: none">nota 100 <b>já</b></div><span style="font-size:0">aprovado</span><p>Fim</p>';
  expect(convertHtmlToText(html)).toBe('Vaga\n\nFim');
});

test('a text without line tags keeps its lines', () => {
  expect(convertHtmlToText('Vaga <b>boa</b>\nSegunda linha\n\n\nQuarta &amp; última')).toBe(
    'Vaga boa\nSegunda linha\n\nQuarta & última',
  );
});

test('HTML that was escaped once more is read as HTML', () => {
  expect(convertHtmlToText('&lt;p&gt;P&amp;amp;D&lt;/p&gt;&lt;p&gt;Dois&lt;/p&gt;')).toBe('P&D\n\nDois');
});

test.each([
  ['words', `<p>${'ação '.repeat(80_000)}</p>`],
  ['open tags', `antes${'<b>'.repeat(100_000)}`],
  ['nesting', `${'<b>'.repeat(60_000)}${'</i>'.repeat(40_000)}`],
  ['brackets', '<'.repeat(200_000)],
  ['ampersands', '&'.repeat(200_000)],
])('hostile %s are read in a time that grows with the length, and within the limit', (_name, html) => {
  expect(convertHtmlToText(html).length).toBeLessThanOrEqual(20_000);
  expect(measureGrowth(html, convertHtmlToText)).toBeLessThan(10);
});

test('tags without text leave none', () => {
  expect(convertHtmlToText(`antes${'<b>'.repeat(500)}`)).toBe('antes');
  expect(convertHtmlToText(`${'<b>'.repeat(300)}${'</i>'.repeat(200)}`)).toBe('');
});

test('any text ends in a bounded one without control characters or broken pairs', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<li>',
      '</ul>',
      '<!--',
      '-->',
      '<![CDATA[',
      '&lt;',
      '<script>',
      '<svg',
      "='",
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = convertHtmlToText(pieces.join(''));
      expect(text.length).toBeLessThanOrEqual(20_000);
      // Throws at half of a pair.
      encodeURIComponent(text);
      expect(text).not.toMatch(/[^\P{Cc}\n\t]/u);
      expect(text).toBe(text.trim());
    }),
  );
});
