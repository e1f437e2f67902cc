/** The text about a company. */
export interface Row {
  readonly id: string;
  /** Null where this version cannot read it. */
  readonly company: {
    readonly name: string;
    readonly seats: number;
    readonly seatsUsed: number;
    /** E-mails. */
    readonly managers: readonly string[];
  } | null;
}

/** The companies as a person reads them, by name. */
export function listText(rows: readonly Row[]): string {
  if (rows.length === 0)
    return 'Nenhuma empresa. Para registrar uma: npm run company -- create NOME --seats N';
  const nameOf = ({ id, company }: Row) => company?.name ?? id;
  return rows
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'pt-BR'))
    .map(formatRow)
    .join('\n\n');
}

function formatRow({ id, company }: Row): string {
  if (!company) return `${id}\n  O documento desta empresa não pode ser lido.`;
  const { name, seats, seatsUsed, managers } = company;
  const nobody = `ninguém; para abrir: npm run company -- grant E-MAIL ${id}`;
  return [
    `${name} (${id})`,
    `  Licenças: ${seats}; pessoas na lista: ${seatsUsed}`,
    `  Painel de Gestão: ${managers.join(', ') || nobody}`,
  ].join('\n');
}
