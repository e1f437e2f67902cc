import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sampleCases } from '@aura/testing';
import { expect, test, type Page } from '@playwright/test';
import { foreignCv, PASTED_CV, pdfCv } from '../../support/documents.ts';
import {
  docxThatLies,
  made,
  madeDocx,
  madePdf,
  madeScan,
  pdfBomb,
  takePicture,
  type MadeFile,
} from '../../support/made-documents.ts';
import { atStep, openTool } from '../../support/optimizer.ts';

const PATH = '/otimizador-curriculo?etapa=curriculo';
const FIXTURES = resolve(import.meta.dirname, '../../../../shared-career/src/resume/fixtures');
const fixture = (name: string) => made(name, readFileSync(resolve(FIXTURES, name)));

const JSON_CV = JSON.stringify({
  basics: { name: 'Iara Nogueira', email: 'iara@exemplo.com', summary: 'Analista de logística em Belém.' },
  work: [
    { name: 'Norte Cargas', position: 'Analista', startDate: '2021-03', highlights: ['Reduzi atrasos'] },
  ],
  skills: [{ name: 'Excel' }],
});

const input = (page: Page) => page.getByLabel(/Escolha ou arraste seu currículo|Trocar por outro arquivo/);
const ORIGINAL = { name: 'O original' };
const alert = (page: Page) => page.locator('main').getByRole('alert');

interface Kind {
  readonly kind: string;
  readonly file: () => MadeFile | Promise<MadeFile>;
  readonly name: string;
}

const KINDS: readonly Kind[] = [
  { kind: 'a PDF with a side bar', file: () => pdfCv(), name: pdfCv().person },
  { kind: 'a PDF with dates at the right', file: () => fixture('rail-right.pdf'), name: '' },
  { kind: 'a PDF with a table', file: () => fixture('grid.pdf'), name: '' },
  { kind: 'the PDF of LinkedIn', file: () => fixture('linkedin.pdf'), name: '' },
  { kind: 'a DOCX', file: () => madeDocx('cv.docx', PASTED_CV), name: 'Rita Moreira' },
  { kind: 'a TXT', file: () => made('cv.txt', PASTED_CV), name: 'Rita Moreira' },
  { kind: 'JSON Resume', file: () => made('cv.json', JSON_CV), name: 'Iara Nogueira' },
];

interface Refusal {
  readonly code: string;
  readonly file: () => MadeFile | Promise<MadeFile>;
  readonly says: RegExp;
}

const REFUSALS: readonly Refusal[] = [
  { code: 'ARQUIVO_VAZIO', file: () => made('vazio.pdf', ''), says: /está vazio/ },
  {
    code: 'ARQUIVO_CORROMPIDO of a DOCX that lies about its size',
    file: () => docxThatLies('mentira.docx'),
    says: /danificado|abrir/,
  },
  { code: 'ARQUIVO_GRANDE', file: () => made('enorme.pdf', Buffer.alloc(6 * 1024 * 1024, 37)), says: /5 MB/ },
  {
    code: 'TIPO_NAO_SUPORTADO',
    file: () => made('foto.png', Buffer.from('89504e470d0a1a0a'.padEnd(4096, '0'), 'hex')),
    says: /imagem/,
  },
  { code: 'PDF_PROTEGIDO', file: () => madePdf('senha.pdf', PASTED_CV, 'segredo'), says: /senha/ },
  { code: 'PDF_SEM_TEXTO', file: () => madePdf('imagem.pdf', ''), says: /não tem texto/ },
  {
    code: 'TEXTO_ILEGIVEL',
    file: () => made('embaralhado.txt', PASTED_CV.replace(/([aeo])/gu, '\ufffd')),
    says: /embaralhado/,
  },
  {
    code: 'NAO_PARECE_CURRICULO',
    file: () => made('compras.txt', 'Lista de compras: arroz, feijão, café e pão. '.repeat(20)),
    says: /não parece um currículo/,
  },
  {
    code: 'TEXTO_CURTO',
    file: () => made('curto.txt', 'Rita Moreira\nrita@exemplo.test'),
    says: /curto demais/,
  },
  {
    code: 'ARQUIVO_CORROMPIDO',
    file: () => made('quebrado.pdf', '%PDF-1.7\nisto não é um PDF de verdade\n%%EOF'),
    says: /danificado|abrir/,
  },
];

for (const width of sampleCases('widths of CVs that are read', [360, 1280], 1)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('every kind of document is read', async ({ page }) => {
      await openTool(page, PATH);
      for (const { kind, file, name } of KINDS) {
        await test.step(kind, async () => {
          await input(page).setInputFiles(await file());
          await atStep(page, 'Confira o que foi lido');
          const field = page.getByLabel('Nome', { exact: true });
          if (name === '') await expect(field).not.toHaveValue('');
          else await expect(field).toHaveValue(name);
          await page.getByRole('button', { name: 'Voltar' }).click();
          await atStep(page, 'Qual currículo você quer melhorar?');
        });
      }
      await test.step('the page of a PDF shows where a field came from, until a reload', async () => {
        const open = async () => {
          // The one next to the page if there is room, the other otherwise.
          await expect(page.getByRole('button', { name: /^(Ver no|Ampliar o) original$/ })).toBeVisible();
          // Contact details that were read for sure are folded.
          const contact = page.getByRole('region', { name: 'Contato' });
          const field = contact.getByLabel('Nome', { exact: true });
          if (!(await field.isVisible())) await contact.locator('summary').click();
          await field.click();
          const tap = page.getByRole('button', { name: 'Ver no original' });
          const isNarrow = await tap.isVisible();
          if (isNarrow) await tap.click();
          const original = isNarrow ? page.getByRole('dialog') : page.getByRole('complementary', ORIGINAL);
          await expect(original.getByRole('img', { name: 'Página 1 do original' })).toBeVisible();
          await expect(original.getByText('Nome veio de “Beatriz Lacerda Nunes”')).toBeVisible();
          if (isNarrow) await original.getByRole('button', { name: 'Fechar' }).click();
        };
        await input(page).setInputFiles(fixture('sidebar.pdf'));
        await atStep(page, 'Confira o que foi lido');
        await open();
        await expect(page.getByText('Progresso salvo')).toBeVisible();
        await page.reload();
        await expect(page.getByText('O arquivo original não é guardado')).toBeVisible();
        const again = page.getByLabel('Abrir o original de novo');
        await again.setInputFiles(fixture('rail-right.pdf'));
        await expect(page.getByText('Este parece ser outro arquivo')).toBeVisible();
        await again.setInputFiles(fixture('sidebar.pdf'));
        await open();
      });
    });

    test('every refusal gives its reason and what to do, and the former reading stays', async ({ page }) => {
      await openTool(page, PATH);
      await input(page).setInputFiles(made('cv.txt', PASTED_CV));
      await atStep(page, 'Confira o que foi lido');
      await page.getByRole('button', { name: 'Voltar' }).click();
      for (const { code, file, says } of REFUSALS) {
        await test.step(code, async () => {
          await input(page).setInputFiles(await file());
          // Whatever a file does, its reading ends by then.
          await expect(alert(page)).toContainText(says, { timeout: 20_000 });
          await expect(page.getByText('cv.txt')).toBeVisible();
        });
      }
    });

    test('a job ad that is too short, or is a CV, is named before anything is counted', async ({ page }) => {
      await openTool(page, PATH);
      await input(page).setInputFiles(made('cv.txt', PASTED_CV));
      await atStep(page, 'Confira o que foi lido');
      await page.getByRole('button', { name: 'Continuar', exact: true }).click();
      const job = page.getByLabel('Texto da vaga (opcional)');
      const send = page.getByRole('button', { name: 'Analisar currículo' });
      await job.fill('Vaga de analista');
      await send.click();
      await expect(page.getByText('Este texto tem 16 caracteres')).toBeVisible();
      await job.fill(PASTED_CV);
      await send.click();
      await expect(alert(page)).toContainText(/currículo/);
      await expect(alert(page)).toContainText('Esta tentativa não contou');
      await expect(page.getByText('0 de 1 usado neste mês')).toBeVisible();
      await expect(job).toHaveValue(PASTED_CV);
    });
  });
}

test('a photograph and a PDF scanned on its side are read on the device, and the page says that it recognised them', async ({
  page,
  context,
}) => {
  // Recognising is all computing: a busy machine takes several times as long, and that is no failure.
  test.setTimeout(180_000);
  const picture = await takePicture(context, PASTED_CV);
  await openTool(page, PATH);
  for (const file of [made('foto.png', picture), await madeScan('de-lado.pdf', picture, 90)]) {
    await test.step(file.name, async () => {
      await input(page).setInputFiles(file);
      const name = page.getByLabel('Nome', { exact: true });
      await expect(name).toHaveValue('Rita Moreira', { timeout: 60_000 });
      await atStep(page, 'Confira o que foi lido');
      // An at sign that was recognised is never certain, and the page says so.
      const email = page.getByLabel('E-mail', { exact: true });
      await expect(email).toHaveValue(/^rita\.moreira@/);
      await expect(email).toHaveAccessibleDescription(/Confira/);
      await expect(page.getByText('Este arquivo é uma imagem')).toBeVisible();
      await page.getByRole('button', { name: 'Voltar' }).click();
    });
  }
});

test('a PDF that would exhaust the memory is refused while the page goes on answering', async ({ page }) => {
  await openTool(page, PATH);
  const bomb = await pdfBomb('bomba.pdf');
  expect(bomb.buffer.length).toBeLessThan(1024 * 1024);
  await page.evaluate(() => {
    const state = { longest: 0, last: performance.now() };
    Object.assign(globalThis, { auraBeat: state });
    setInterval(() => {
      const now = performance.now();
      state.longest = Math.max(state.longest, now - state.last);
      state.last = now;
    }, 10);
  });
  await input(page).setInputFiles(bomb);
  await expect(alert(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Prefiro colar o texto')).toBeVisible();
  const longest = await page.evaluate(
    () => (globalThis as unknown as { auraBeat: { longest: number } }).auraBeat.longest,
  );
  // People notice a delay of half a second; opening the file on the main thread would take many.
  expect(longest).toBeLessThan(500);
});

test('a reading can be cancelled, and the page is ready for another', async ({ page }) => {
  await openTool(page, PATH);
  // The worker's file is held back, so that the reading is certainly under way.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    '**/documents.worker.js',
    async (route) => {
      await held;
      await route.abort();
    },
    { times: 1 },
  );
  await input(page).setInputFiles(made('cv.txt', PASTED_CV));
  await page.getByRole('button', { name: 'Cancelar leitura' }).click();
  await expect(page.getByText('Prefiro colar o texto')).toBeVisible();
  release();
  await input(page).setInputFiles(made('cv.txt', PASTED_CV));
  await atStep(page, 'Confira o que foi lido');
});

test('a CV written outside the team is read', async ({ page }) => {
  const cv = foreignCv();
  test.skip(cv === null, 'AURA_TESTDATA is absent');
  if (!cv) return;
  await openTool(page, PATH);
  await input(page).setInputFiles(cv);
  await atStep(page, 'Confira o que foi lido');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('John Doe');
});

test('offline, reading still works once the reader is there, and the analysis waits for the network', async ({
  page,
  context,
}) => {
  await openTool(page, PATH);
  await input(page).setInputFiles(made('cv.txt', PASTED_CV));
  await atStep(page, 'Confira o que foi lido');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Analisar currículo' }).click();
  await expect(alert(page)).toContainText('Sem conexão');
  await context.setOffline(false);
  await alert(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seu currículo, linha a linha' })).toBeVisible({
    timeout: 30_000,
  });
});
