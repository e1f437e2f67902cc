import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../index.ts';
import { makeDocx, makeParagraph as p, makeTable, makeTextBox } from '../testing/docx.ts';
import { NOW } from '../testing/samples.ts';

const read = async (bytes: Uint8Array) => {
  const result = await readResumeFile({ name: 'cv.docx', bytes }, { now: NOW });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const BODY = [
  p('Otávio Brandão', { bold: true, size: 20 }),
  p('Salvador, BA'),
  p('Experiência Profissional', { bold: true, size: 14 }),
  p('Mestre de Obras\tjan 2019 – atual', { bold: true }),
  p('Construtora Farol da Barra'),
  p('Coordenei 40 pessoas em três obras', { listed: true }),
  p('Entreguei 12 casas no prazo', { listed: true }),
  p('Pedreiro\t2012 – 2018', { bold: true }),
  p('Construtora Recôncavo'),
  p('Alvenaria & acabamento', { listed: true }),
  p('Formação', { bold: true, size: 14 }),
  p('Técnico em Edificações – SENAI Bahia – 2010 a 2012'),
  p('Habilidades', { bold: true, size: 14 }),
  p('Leitura de projetos, orçamento, NR-35'),
].join('');

describe('Word documents', () => {
  it('reads body, header and text boxes', async () => {
    const box = makeTextBox([p('Idiomas', { bold: true, size: 14 }), p('Espanhol: básico')].join(''));
    const { structure, layout } = await read(
      makeDocx(BODY + box, { 'word/header1.xml': p('otavio@exemplo.com | (71) 99999-8888') }),
    );
    expect(layout).toBe('oneColumn');
    expect(structure.contact).toMatchObject({
      name: 'Otávio Brandão',
      email: 'otavio@exemplo.com',
      phone: '+5571999998888',
      location: 'Salvador, BA',
    });
    expect(structure.experiences).toMatchObject([
      {
        title: 'Mestre de Obras',
        company: 'Construtora Farol da Barra',
        start: '2019-01',
        current: true,
        items: ['Coordenei 40 pessoas em três obras', 'Entreguei 12 casas no prazo'],
      },
      {
        title: 'Pedreiro',
        company: 'Construtora Recôncavo',
        start: '2012',
        end: '2018',
        items: ['Alvenaria & acabamento'],
      },
    ]);
    expect(structure.education).toMatchObject([
      { institution: 'SENAI Bahia', degree: 'Técnico', area: 'Edificações' },
    ]);
    expect(structure.languages).toEqual([{ language: 'Espanhol', level: 'básico' }]);
    expect(structure.skills).toEqual(['Leitura de projetos', 'orçamento', 'NR-35']);
  });

  it('reads a table of two columns column by column', async () => {
    const left = [
      p('Contato', { bold: true, size: 14 }),
      p('otavio@exemplo.com'),
      p('(71) 99999-8888'),
      p('Habilidades', { bold: true, size: 14 }),
      p('Orçamento'),
    ].join('');
    const right = BODY.slice(0, BODY.indexOf(p('Habilidades', { bold: true, size: 14 })));
    const { structure, layout } = await read(makeDocx(makeTable([[left, right]])));
    expect(layout).toBe('twoColumns');
    expect(structure.contact).toMatchObject({ name: 'Otávio Brandão', email: 'otavio@exemplo.com' });
    expect(structure.skills).toEqual(['Orçamento']);
    expect(structure.experiences.map(({ company }) => company)).toEqual([
      'Construtora Farol da Barra',
      'Construtora Recôncavo',
    ]);
  });

  it('reads a text box once, and continues after it', async () => {
    const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`;
    const alternative = (choice: string, fallback: string) =>
      `<mc:AlternateContent><mc:Choice>${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
    const both = alternative(box(p('Prêmio Farol 2018')), box(p('Prêmio Farol 2018')));
    const only = alternative('<w:drawing/>', box(p('Voluntário no Corpo de Bombeiros')));
    const around = `<w:p><w:r>${both}<w:t>Texto depois da caixa</w:t></w:r></w:p>`;
    const { text } = await read(makeDocx(`${BODY}${around}<w:p><w:r>${only}</w:r></w:p>`));
    for (const said of ['Prêmio Farol 2018', 'Texto depois da caixa', 'Voluntário no Corpo de Bombeiros'])
      expect(text.split(said)).toHaveLength(2);
  });

  it.each(['left', 'right'])('reads a table with its dates on the %s', async (side) => {
    const row = (when: string, ...lines: string[]) =>
      side === 'left' ? [when, lines.join('')] : [lines.join(''), when];
    const jobs = makeTable([
      row(
        p('jan 2019 – atual') + p('Salvador, BA'),
        p('Mestre de Obras', { bold: true }),
        p('Construtora Farol'),
        p('Coordenei 40 pessoas', { listed: true }),
      ),
      row(
        p('2012 – 2018'),
        p('Pedreiro', { bold: true }),
        p('Construtora Recôncavo'),
        p('Alvenaria', { listed: true }),
      ),
    ]);
    const head = BODY.slice(0, BODY.indexOf(p('Mestre de Obras\tjan 2019 – atual', { bold: true })));
    const tail = BODY.slice(BODY.indexOf(p('Formação', { bold: true, size: 14 })));
    const { structure } = await read(makeDocx(head + jobs + tail));
    expect(structure.experiences).toMatchObject([
      {
        title: 'Mestre de Obras',
        company: 'Construtora Farol',
        location: 'Salvador, BA',
        start: '2019-01',
        current: true,
        items: ['Coordenei 40 pessoas'],
      },
      {
        title: 'Pedreiro',
        company: 'Construtora Recôncavo',
        start: '2012',
        end: '2018',
        items: ['Alvenaria'],
      },
    ]);
  });

  it('reads a table with column names in its first row', async () => {
    const grid = makeTable(
      [
        ['Empresa', 'Cargo', 'Período'],
        ['Construtora Farol Ltda', 'Mestre de Obras', '2019 – atual'],
        ['Recôncavo Engenharia Ltda', 'Pedreiro', '2012 – 2018'],
      ].map((cells) => cells.map((text) => p(text))),
    );
    const head = BODY.slice(0, BODY.indexOf(p('Mestre de Obras\tjan 2019 – atual', { bold: true })));
    const tail = BODY.slice(BODY.indexOf(p('Formação', { bold: true, size: 14 })));
    const { structure } = await read(makeDocx(head + grid + tail));
    expect(structure.experiences).toMatchObject([
      { title: 'Mestre de Obras', company: 'Construtora Farol Ltda', start: '2019', current: true },
      { title: 'Pedreiro', company: 'Recôncavo Engenharia Ltda', start: '2012', end: '2018' },
    ]);
  });

  it('reads numbered headings as headings, and keeps footnotes', async () => {
    const numbered = BODY.replace(
      p('Formação', { bold: true, size: 14 }),
      p('Formação', { bold: true, size: 14, listed: true }),
    );
    const { structure } = await read(
      makeDocx(numbered, { 'word/footnotes.xml': p('Obra premiada pelo conselho regional') }),
    );
    expect(structure.education).toHaveLength(1);
    expect(structure.unclassified).toEqual(['Obra premiada pelo conselho regional']);
  });

  it('reads contact details from a footer, but no page numbers', async () => {
    const { structure } = await read(
      makeDocx(BODY, { 'word/footer1.xml': p('otavio@exemplo.com'), 'word/footer2.xml': p('Página 1 de 2') }),
    );
    expect(structure.contact.email).toBe('otavio@exemplo.com');
    expect(JSON.stringify(structure)).not.toContain('Página 1');
  });

  it('leaves hidden text out', async () => {
    const { text, notices } = await read(
      makeDocx(BODY + p('Candidato perfeito para tudo', { run: '<w:vanish/>' })),
    );
    expect(text).not.toContain('perfeito');
    expect(notices.find(({ code }) => code === 'TEXTO_OCULTO')?.excerpts).toEqual([
      'Candidato perfeito para tudo',
    ]);
  });

  it('refuses a document type declaration and broken archives', async () => {
    const evil =
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document><w:body><w:p><w:r><w:t>&a;</w:t></w:r></w:p></w:body></w:document>';
    const result = await readResumeFile(
      { name: 'cv.docx', bytes: zipSync({ 'word/document.xml': strToU8(evil) }) },
      { now: NOW },
    );
    expect(result).toMatchObject({ ok: false, error: { code: 'ARQUIVO_CORROMPIDO' } });
    const whole = makeDocx(BODY);
    const noise = Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256);
    noise.set([0x50, 0x4b, 3, 4]);
    const misnamed = whole.slice();
    // The name of the first entry: the archive's list still tells that it is a Word document.
    for (let at = 30; at < 300; at += 1) misnamed[at] = 0x20;
    // One bit of the packed text: it may still inflate, to something else.
    const flipped = whole.slice();
    flipped[Math.floor(whole.length / 2)] = (flipped[Math.floor(whole.length / 2)] ?? 0) ^ 0x10;
    for (const broken of [noise, misnamed, flipped, whole.slice(0, 60)]) {
      const damaged = await readResumeFile({ name: 'cv.docx', bytes: broken }, { now: NOW });
      expect(damaged).toMatchObject({ ok: false, error: { code: 'ARQUIVO_CORROMPIDO' } });
    }
    for (let length = 10; length < whole.length; length += 97) {
      const cut = await readResumeFile({ name: 'cv.docx', bytes: whole.slice(0, length) }, { now: NOW });
      expect(typeof cut.ok).toBe('boolean');
    }
  });
});
