// @vitest-environment happy-dom
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadTable } from './file/load-table.ts';
import { Import } from './import-page.tsx';
import { fakeCompany } from './run/fake-company.test-support.ts';
import { createImportStore } from './store/import-store.ts';

afterEach(cleanup);

const HEADER = 'Nome;E-mail;Área;Gestor?';
const people = (count: number) =>
  Array.from({ length: count }, (_, at) => `Pessoa ${at};p${at}@empresa.com;Operações;não`);

function open(company = fakeCompany()) {
  const store = createImportStore({ load: loadTable, send: company.send });
  const downloads: { name: string; text: string }[] = [];
  render(
    <main>
      <SharedRouter>
        <Import store={store} download={(name, text) => downloads.push({ name, text })} />
      </SharedRouter>
    </main>,
  );
  return { company, downloads };
}
const choose = (...lines: string[]) => {
  const file = new File([lines.join('\n')], 'pessoas.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('Escolha ou arraste o arquivo com as pessoas'), {
    target: { files: [file] },
  });
};
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const countOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

const keepFromMailing = () =>
  fireEvent.click(screen.getByRole('checkbox', { name: /^Enviar o convite por e-mail/u }));

async function upToSimulation(...lines: string[]) {
  choose(HEADER, ...lines);
  await press('Conferir as linhas');
  await press('Simular a importação');
  await step('O que vai acontecer');
}

test('the page has one title, and each step announces its own', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Importar pessoas');
  choose(HEADER, ...people(1));
  const title = await step('Confira as colunas');
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('the model can be taken along', async () => {
  const { downloads } = open();
  await press('Baixar modelo');
  expect(downloads).toMatchObject([{ name: 'modelo-de-importacao.csv' }]);
  expect(downloads[0]?.text).toContain(
    '"Nome";"E-mail";"Departamento";"Gestor? (sim ou não)";"Unidade";"Admissão"',
  );
});

test('a file without a table is refused at the field, and another can be chosen', async () => {
  open();
  choose('Nome;E-mail');
  const field = screen.getByLabelText('Escolha ou arraste o arquivo com as pessoas');
  await screen.findByText('O arquivo só tem os títulos das colunas, e nenhuma pessoa.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  choose(HEADER, ...people(1));
  await step('Confira as colunas');
});

test('an obligatory column that was not found has to be chosen', async () => {
  open();
  choose('Nome;Endereço;Área', 'Ana;ana@empresa.com;TI');
  expect(await screen.findByText('Falta indicar a coluna de E-mail.')).toBeTruthy();
  await press('Conferir as linhas');
  const email = screen.getByRole('combobox', { name: 'E-mail' });
  expect(email.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(email, { target: { value: '1' } });
  expect(screen.queryByText(/^Falta indicar/u)).toBeNull();
  await press('Conferir as linhas');
  await screen.findByText('1 linha pronta');
});

test('explains what happens to missing columns', async () => {
  const { company } = open();
  choose(HEADER, ...people(1));
  await screen.findByText(/o que o arquivo não tem continua como está/u);
  await press('Conferir as linhas');
  await press('Simular a importação');
  await step('O que vai acontecer');
  expect(Object.keys(company.calls[0]?.rows[0]?.person ?? {})).toEqual([
    'name',
    'email',
    'department',
    'isManager',
  ]);
});

test('left-out lines are listed with line and reason, a few at a time, and as a file', async () => {
  const { downloads } = open();
  choose(HEADER, ...people(1), ...Array.from({ length: 45 }, (_, at) => `P;errado${at};TI;`));
  await press('Conferir as linhas');
  await screen.findByText(/45 linhas com problema ficam de fora/u);
  const table = () => screen.getAllByRole('table').at(-1) as HTMLElement;
  expect(within(table()).getAllByRole('rowheader')).toHaveLength(20);
  expect(within(table()).getByText('Linha 3')).toBeTruthy();
  await press('Mostrar mais (25 linhas)');
  expect(within(table()).getAllByRole('rowheader')).toHaveLength(40);
  await press('Baixar esta lista (CSV)');
  expect(downloads[0]?.text.split('\r\n')).toHaveLength(1 + 45 + 1);
});

test('a wrong line is corrected here, and tested again without another upload', async () => {
  const { company } = open();
  choose(HEADER, ...people(1), 'Zé;errado;TI;talvez', '"Bia;bia@empresa.com;TI;');
  await press('Conferir as linhas');
  await screen.findByText('No arquivo');
  await press('Corrigir a linha 3');
  const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(name);
  expect(field('E-mail').value).toBe('errado');
  expect(within(screen.getByRole('dialog')).getByText(/“errado” não é um e-mail válido/u)).toBeTruthy();
  const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  write('E-mail', 'p0@empresa.com');
  await press('Corrigir');
  expect(field('Gestor?').getAttribute('aria-invalid')).toBe('true');
  write('Gestor?', 'sim');
  await press('Corrigir');
  await screen.findByText('E-mail repetido: p0@empresa.com já está na linha 2.');
  await press('Corrigir a linha 3');
  write('E-mail', 'ze@empresa.com');
  await press('Corrigir');
  await screen.findByText('2 linhas prontas');
  await press('Simular a importação');
  await step('O que vai acontecer');
  expect(company.calls.map(({ rows }) => rows.map(({ person }) => person.email))).toEqual([
    ['p0@empresa.com', 'ze@empresa.com'],
  ]);
});

test('a line that the backend would refuse is corrected before anything is written', async () => {
  const company = fakeCompany({ total: 3, used: 3 });
  company.listed.add('p1@empresa.com');
  open(company);
  await upToSimulation(...people(1));
  await press('Corrigir a linha 2');
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText('E-mail'), {
    target: { value: 'p1@empresa.com' },
  });
  await press('Corrigir');
  await step('Confira as linhas');
  await press('Simular a importação');
  await step('O que vai acontecer');
  expect(screen.queryByText('Linhas que seriam recusadas')).toBeNull();
  expect(company.calls.every(({ dryRun }) => dryRun)).toBe(true);
});

test('a simulation shows counts, new departments and seats, and writes nothing', async () => {
  const { company } = open(fakeCompany({ total: 4, used: 3 }));
  await upToSimulation(...people(2));
  expect([countOf('Entram na lista'), countOf('São recusadas')]).toEqual(['1', '1']);
  expect(screen.getByText('Criar Operações (2 linhas)')).toBeTruthy();
  expect(screen.getByText(/^Lugares livres na lista: 0 de 4\./u)).toBeTruthy();
  expect(company.calls.every(({ dryRun }) => dryRun)).toBe(true);
  expect(company.listed.size).toBe(0);
});

test('a department that is not to be created takes its people out, with the reason, and back in', async () => {
  const { company } = open();
  await upToSimulation(...people(2), 'Zé;ze@empresa.com;RH;não');
  const create = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Criar Operações (2 linhas)' });
  expect([create().checked, countOf('Entram na lista')]).toEqual([true, '3']);
  fireEvent.click(create());
  expect([create().checked, countOf('Entram na lista')]).toEqual([false, '1']);
  fireEvent.click(create());
  fireEvent.click(create());
  await press('Importar 1 linha e enviar 1 convite');
  await step('Importação encerrada');
  expect([...company.listed]).toEqual(['ze@empresa.com']);
  expect(screen.getByText('Você escolheu não criar o departamento Operações.')).toBeTruthy();
});

test('a simulation names who is updated, brought back or refused, and gives all of them as a file', async () => {
  const company = fakeCompany({ total: 5, used: 3 });
  company.listed.add('p0@empresa.com');
  company.renamed.add('p0@empresa.com');
  company.removed.add('p1@empresa.com');
  const { downloads } = open(company);
  await upToSimulation('=1+1;p0@empresa.com;Operações;não', ...people(5).slice(1));
  const lines = (title: string) =>
    within(screen.getByText(title).closest('details') as HTMLElement)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(lines('São atualizadas: 1 linha')).toEqual([
    ['Linha\u00a02', '=1+1', 'p0@empresa.com', 'Nome: Nome de Antes → =1+1'],
  ]);
  expect(lines('Voltam à lista: 1 linha')).toEqual([['Linha\u00a03', 'Pessoa 1', 'p1@empresa.com']]);
  expect(lines('Quem são as pessoas recusadas: 3 linhas')).toHaveLength(3);
  await press('Baixar quem muda (CSV)');
  await press('Baixar esta lista (CSV)');
  expect(downloads.map(({ text }) => text.trim().split('\r\n').slice(1))).toEqual([
    [
      `"2";"São atualizadas";"'=1+1";"p0@empresa.com";"Nome";"Nome de Antes";"'=1+1"`,
      '"3";"Voltam à lista";"Pessoa 1";"p1@empresa.com";"";"";""',
    ],
    [4, 5, 6].map((line) =>
      expect.stringMatching(new RegExp(`^"${line}";"Lugares .*";"Pessoa ${line - 2}";"p${line - 2}@`, 'u')),
    ),
  ]);
});

test('lines refused for one reason are grouped, and long groups are folded', async () => {
  const { downloads } = open(fakeCompany({ total: 3, used: 3 }));
  await upToSimulation(...people(60));
  expect(screen.getAllByText(/^Lugares livres na lista: 0 de 3\./u)).toHaveLength(1);
  expect(screen.getByText('60 linhas: 2 a 61')).toBeTruthy();
  const details = screen.getByText('Quem são as pessoas recusadas: 60 linhas').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.querySelectorAll('tbody tr')).toHaveLength(50);
  await press('Baixar esta lista (CSV)');
  expect(downloads[0]?.text).toContain('"Pessoa 59";"p59@empresa.com"');
});

test('of two columns with one title the page names the used one', async () => {
  open();
  choose('Nome;E-mail;E-mail;Área', 'Ana;ana@empresa.com;outra@empresa.com;TI');
  expect((await screen.findByText('Há colunas com o mesmo título')).parentElement?.textContent).toContain(
    'foi escolhida: E-mail (coluna 2)',
  );
});

test('a line that swallows the rest of the file is told before the columns are chosen', async () => {
  open();
  choose(HEADER, ...people(1), '"Bia;bia@empresa.com;TI;não', ...people(3));
  expect(await screen.findByText('Da linha 3 em diante, nada foi lido')).toBeTruthy();
});

test('a workbook that cannot be opened is refused with the way on', async () => {
  open();
  const file = new File(['PK\u0003\u0004'], 'pessoas.xlsx');
  fireEvent.drop(screen.getByLabelText('Escolha ou arraste o arquivo com as pessoas'), {
    dataTransfer: { files: [file] },
  });
  expect(await screen.findByText(/^A planilha está danificada .*salve como/u)).toBeTruthy();
});

test('seats that do not suffice over several calls are told before anything is written', async () => {
  open(fakeCompany({ total: 300, used: 0 }));
  await upToSimulation(...people(310));
  expect(screen.getByText('Faltam 10 lugares na lista')).toBeTruthy();
  expect([countOf('Entram na lista'), countOf('São recusadas')]).toEqual(['300', '10']);
  expect(screen.getByText(/^Depois da importação: 300 de 300 lugares na lista\./u)).toBeTruthy();
});

test('the end covers the whole file, including unsent lines', async () => {
  const { company, downloads } = open(fakeCompany({ total: 18, used: 3 }));
  await upToSimulation('Sem e-mail;;TI;', ...people(450));
  expect([countOf('Entram na lista'), countOf('São recusadas')]).toEqual(['15', '435']);
  await press('Importar 15 linhas e enviar 15 convites');
  await step('Importação encerrada');
  expect(company.listed.size).toBe(15);
  expect([countOf('Entraram na lista'), countOf('Foram recusadas')]).toEqual(['15', '435']);
  expect(screen.getByText('Faltaram 435 lugares na lista')).toBeTruthy();
  expect(screen.getByText(/^1 linha com problema já tinha ficado de fora/u)).toBeTruthy();
  await press('Baixar esta lista (CSV)');
  const lines = downloads[0]?.text.split('\r\n') ?? [];
  expect(lines).toHaveLength(1 + 1 + 435 + 1);
  expect(lines[1]).toContain('"2";"Falta o e-mail.');
  expect(lines[2]).toContain('"18";"Lugares livres na lista: 0 de 18.');
});

test('a file without changes cannot be imported', async () => {
  const company = fakeCompany();
  company.listed.add('p0@empresa.com');
  open(company);
  await upToSimulation(...people(1));
  expect(screen.getByText('Não há nada a importar')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Importar/u })).toBeNull();
});

test('a simulation that fails says why and goes on', async () => {
  const company = fakeCompany();
  company.failsAt.add(0);
  open(company);
  choose(HEADER, ...people(1));
  await press('Conferir as linhas');
  await press('Simular a importação');
  expect((await screen.findByRole('alert')).textContent).toContain('Sem conexão.');
  await press('Continuar a simulação');
  await step('O que vai acontecer');
});

test('the invitations go by e-mail once their number was said, and then no link is in danger', async () => {
  const { company } = open();
  await upToSimulation(...people(2));
  expect(screen.getByRole('checkbox', { name: 'Enviar o convite por e-mail a 2 pessoas' })).toBeTruthy();
  await press('Importar 2 linhas e enviar 2 convites');
  await step('Importação encerrada');
  expect(company.calls.map(({ dryRun, byMail }) => [dryRun, byMail])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(screen.getByRole('heading', { name: '2 convites por e-mail' })).toBeTruthy();
  await press('Importar outro arquivo');
  await step('Escolha o arquivo');
});

test('the links come as a file, once, and going on without them asks first', async () => {
  const { downloads } = open();
  await upToSimulation(...people(2));
  keepFromMailing();
  await press('Importar 2 linhas');
  await step('Importação encerrada');
  expect(countOf('Entraram na lista')).toBe('2');
  await press('Importar outro arquivo');
  await screen.findByRole('dialog', { name: 'Sair sem baixar os links?' });
  await press('Ficar aqui');
  await press('Baixar links (CSV)');
  expect(downloads[0]?.name).toMatch(/^links-de-convite-\d{4}-\d{2}-\d{2}\.csv$/u);
  expect(downloads[0]?.text).toContain(`"p1@empresa.com";"${location.origin}/convite/acme.p1@empresa.com"`);
  await press('Importar outro arquivo');
  await step('Escolha o arquivo');
});

test('an interrupted import keeps its work, goes on, and names people with lost links', async () => {
  const company = fakeCompany();
  open(company);
  await upToSimulation(...people(201));
  company.losesAt.add(company.calls.length + 1);
  keepFromMailing();
  await press('Importar 201 linhas');
  expect((await screen.findByRole('alert')).textContent).toContain('Demorou demais.');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('200 de 201');
  await press('Continuar de onde parou');
  await step('Importação encerrada');
  expect(screen.getByText('1 pessoa entrou na lista sem link')).toBeTruthy();
  expect(screen.getByText(/p200@empresa\.com/u)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '200 links de convite' })).toBeTruthy();
});

test('an import can be ended with its work so far', async () => {
  const company = fakeCompany();
  open(company);
  await upToSimulation(...people(201));
  company.failsAt.add(company.calls.length + 1);
  await press(/^Importar 201 linhas/u);
  await press('Encerrar com o que já foi feito');
  await step('Importação encerrada');
  expect(screen.getByText(/1 linha não foi enviada/u)).toBeTruthy();
});

test('assumptions about a file are shown, and can be changed before anything is sent', async () => {
  const { company } = open();
  choose(HEADER, ...people(1));
  const encoding = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Codificação' });
  expect(encoding.value).toBe('UTF-8');
  fireEvent.change(screen.getByRole('combobox', { name: 'Separador' }), { target: { value: ',' } });
  await screen.findByText(/Só foi encontrada uma coluna/u);
  fireEvent.change(encoding, { target: { value: 'Windows-1252' } });
  await screen.findByText('Na primeira pessoa: “Pessoa 0”');
  await waitFor(() => expect(screen.queryByText(/Só foi encontrada uma coluna/u)).toBeNull());
  expect(screen.getAllByText(/Ã\u0081rea/u).length).toBeGreaterThan(0);
  expect(company.calls).toEqual([]);
});
