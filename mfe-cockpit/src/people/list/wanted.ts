/** The current search of the list. */
export interface Wanted {
  /** Beginning of a name or of an address; empty for everybody. */
  readonly search: string;
  /** Id of a department; null for all. */
  readonly department: string | null;
}

export const EVERYBODY: Wanted = { search: '', department: null };

/** The title of the list. @param department name of the selected one; null for all */
export function listTitle(search: string, department: string | null): string {
  if (search !== '') return `Busca por “${search}”${department === null ? '' : ` em ${department}`}`;
  return department === null ? 'Lista da empresa' : `Pessoas de ${department}`;
}

/** The text if no person is found. */
export function describeNobody({ search, department }: Wanted): string {
  if (search !== '')
    return (
      `Ninguém ${department === null ? 'na lista' : 'deste departamento'} tem um nome ou sobrenome que comece assim. ` +
      'Com um @, a busca olha o começo do e-mail.'
    );
  return department === null
    ? 'Ainda não há ninguém na lista. Convide uma pessoa ou importe uma planilha.'
    : 'Ninguém da lista está neste departamento.';
}
