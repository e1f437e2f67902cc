import type { LinkState } from '@aura/shared-domain';

/** The current search of the list. */
export interface Wanted {
  /** Beginning of a name or of an address; empty for everybody. */
  readonly search: string;
  /** Id of a department; null for all. */
  readonly department: string | null;
  /** State of their newest link; null for all. */
  readonly link: LinkState | null;
}

export const EVERYBODY: Wanted = { search: '', department: null, link: null };

/** The title of the list. @param department name of the selected one; null for all */
export function listTitle(search: string, department: string | null): string {
  if (search !== '') return `Busca por “${search}”${department === null ? '' : ` em ${department}`}`;
  return department === null ? 'Lista da empresa' : `Pessoas de ${department}`;
}

/** The text if no person is found. */
export function describeNobody({ search, department, link }: Wanted): string {
  if (link !== null) return 'Ninguém da lista corresponde a esta situação do convite e ao resto da busca.';
  if (search !== '')
    return (
      `Ninguém ${department === null ? 'na lista' : 'deste departamento'} tem um nome ou sobrenome que comece assim. ` +
      'Com um @, a busca olha o começo do e-mail.'
    );
  return department === null
    ? 'Ainda não há ninguém na lista. Convide uma pessoa ou importe uma planilha.'
    : 'Ninguém da lista está neste departamento.';
}
