import { RELEASE_BUDGETS, type ReleaseSizes } from '@aura/shared-federation/releases';

/** What a release weighs beside what it may weigh, as lines for the terminal. */
export function sizeTable({ entry, pages }: ReleaseSizes): string {
  const rows = [
    ['entrada', entry, RELEASE_BUDGETS.entry] as const,
    ...pages.map(({ path, bytes }) => [path, bytes, RELEASE_BUDGETS.firstPage] as const),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows
    .map(
      ([label, bytes, limit]) =>
        `  ${label.padEnd(width)}  ${number(bytes)} de ${number(limit).trim()} bytes`,
    )
    .join('\n');
}

const number = (bytes: number): string => bytes.toLocaleString('pt-BR').padStart(6);
