import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeDay, escapeHtml, ok } from '@aura/shared-domain';
import type { NoteIssuer, ServiceNote } from './service-note.ts';

/**
 * The written example of an issuer: a file a note, in the words of the national standard's declaration (DPS), without
 * what only the issuer's city and certificate can add. An accountant's programme, or a service, reads it.
 */
export const createFolderIssuer = (folder: string): NoteIssuer => ({
  async issue(note) {
    await mkdir(folder, { recursive: true });
    const name = `dps-${note.id}.xml`;
    await writeFile(join(folder, name), writeDeclaration(note));
    return ok({ name });
  },
});

/** The declaration of a service, as XML. */
function writeDeclaration({ id, paidAt, amount, description, taker }: ServiceNote): string {
  const { taxId, name, street, number, complement, district, city, state, postalCode } = taker;
  const address = [
    tag('xLgr', street),
    tag('nro', number),
    complement === '' ? '' : tag('xCpl', complement),
    tag('xBairro', district),
    tag('xCidade', city),
    tag('UF', state),
    tag('CEP', postalCode),
  ];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<DPS>',
    tag('referencia', id),
    tag('dCompet', computeDay(paidAt)),
    `<toma>${tag(taxId.kind === 'cpf' ? 'CPF' : 'CNPJ', taxId.value)}${tag('xNome', name)}<end>${address.join('')}</end></toma>`,
    `<serv>${tag('xDescServ', description)}</serv>`,
    `<valores>${tag('vServ', (amount / 100).toFixed(2))}</valores>`,
    '</DPS>',
  ];
  return `${lines.join('\n')}\n`;
}

const tag = (name: string, text: string): string =>
  // The entities of HTML that it writes are those of XML.
  `<${name}>${escapeHtml(text)}</${name}>`;
