import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { makeXlsx } from '@aura/shared-career/office-testing';
import { expect, test, type Page } from '@playwright/test';
import { openNewCockpit } from '../../support/cockpit.ts';

/** Names that a spreadsheet would compute. */
const FORMULAS = ['=HYPERLINK("x")', '+1+1', '-1+1', '@SUM(1)'];

/** A file as a Brazilian office makes it: Windows-1252, semicolons. */
function officeFile(mark: string): Buffer {
  const lines = [
    'Nome;E-mail;Área;Unidade;Admissão;Gestor?',
    `Conceição Araújo;conceicao.${mark}@horizonte.test;Operações ${mark};São Paulo;03/02/2025;não`,
    `"Júlio ""Jota"" Lima";julio.${mark}@horizonte.test;Operações ${mark};;;`,
    ...FORMULAS.map((name, at) => `${name};formula${at}.${mark}@horizonte.test;Operações ${mark};;;`),
    `Sem Endereço;isto não é e-mail;Operações ${mark};;;`,
    `Repetida;conceicao.${mark}@horizonte.test;Operações ${mark};;;`,
  ];
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

async function throughColumns(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conferir as linhas' }).click();
}

test('a file of an office is read, checked line by line, tried out, taken over once, and its links are kept', async ({
  page,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  await openNewCockpit(page);
  await page.getByRole('link', { name: 'Importar' }).click();
  await choose(page, 'pessoas.csv', officeFile(mark));
  await throughColumns(page);
  await expect(page.getByText('Conceição Araújo').first()).toBeVisible();
  await expect(page.getByText('Linhas que ficam de fora')).toBeVisible();

  await page.getByRole('button', { name: 'Simular a importação' }).click();
  await expect(page.getByText('Departamentos novos')).toBeVisible();
  await page.getByRole('button', { name: /^Importar \d+ linhas/ }).click();
  const links = page.getByRole('button', { name: /Baixar .*links/ });
  await expect(links).toBeVisible();
  const download = page.waitForEvent('download');
  await links.click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('/convite/');
  expect(csv).toContain(`julio.${mark}@horizonte.test`);
  const cells = csv.split(/[;\r\n]+/).map((cell) => cell.replace(/^"/, ''));
  for (const name of FORMULAS) {
    const begins = name.slice(0, 5);
    expect(cells.filter((cell) => cell.startsWith(`'${begins}`))).toHaveLength(1);
    expect(cells.filter((cell) => cell.startsWith(begins))).toEqual([]);
  }

  await test.step('the same file again changes nothing', async () => {
    await page.goto('/cockpit/importar');
    await choose(page, 'pessoas.csv', officeFile(mark));
    await throughColumns(page);
    await page.getByRole('button', { name: 'Simular a importação' }).click();
    await expect(page.getByText('Não há nada a importar')).toBeVisible();
  });
});

test('a workbook of several sheets is read, another sheet is chosen, and its dates are dates', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const titles = ['Nome', 'E-mail', 'Área', 'Admissão'];
  const day = { xml: '<c r="@" s="1"><v>45691</v></c>' };
  const sheet = (name: string, person: string) => ({
    name,
    rows: [
      ['Horizonte'],
      titles,
      [person, `${person.toLowerCase()}.${mark}@horizonte.test`, 'Operações', day],
    ],
  });
  await openNewCockpit(page);
  await page.getByRole('link', { name: 'Importar' }).click();
  await choose(page, 'pessoas.xlsx', Buffer.from(makeXlsx([sheet('Matriz', 'Ana'), sheet('Filial', 'Bia')])));
  await expect(page.getByText('com os títulos na linha 2')).toBeVisible();
  await page.getByRole('combobox', { name: 'Aba da planilha' }).selectOption('Filial');
  await expect(page.getByText('Na primeira pessoa: “Bia”')).toBeVisible();
  await throughColumns(page);
  await expect(page.getByText('03/02/2025')).toBeVisible();
  await page.getByRole('button', { name: 'Simular a importação' }).click();
  await expect(page.getByText('Departamentos novos')).toBeVisible();
});

test('a file without a list of people is refused with a reason', async ({ page }) => {
  await openNewCockpit(page);
  await page.getByRole('link', { name: 'Importar' }).click();
  const main = page.getByRole('main');
  await choose(page, 'foto.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]));
  await expect(main.getByText(/não é de texto/)).toBeVisible();
  await choose(page, 'vazio.csv', Buffer.from(''));
  await expect(main.getByText(/está vazio/)).toBeVisible();
  await choose(page, 'grande.csv', Buffer.alloc(6 * 1024 * 1024, 'a'));
  await expect(main.getByText(/o máximo é 5 MB/)).toBeVisible();
  await choose(page, 'so-titulos.csv', Buffer.from('Nome;E-mail;Departamento\n'));
  await expect(main.getByText(/nenhuma (linha|pessoa)/i)).toBeVisible();
});
