import { changedLines } from './changed-lines.ts';

const MOST_LINES = 80;

/** What a person reads where the report is not what it was; null where it is. */
export function verdict(stored: string | null, current: string): string | null {
  if (stored === current) return null;
  if (stored === null) return `O relatório ainda não existe. ${HOW_TO_UPDATE}`;
  const changes = changedLines(stored, current);
  const shown = changes
    .slice(0, MOST_LINES)
    .map(({ kind, text }) => `${kind === 'added' ? '+' : '-'} ${text}`);
  const rest = changes.length - shown.length;
  const onlyAdds = changes.every(({ kind }) => kind === 'added');
  return [
    'O que o shell oferece aos remotos mudou:',
    '',
    ...shown,
    ...(rest > 0 ? [`… e mais ${rest} linhas`] : []),
    '',
    onlyAdds
      ? 'Só há linhas novas. Se um remoto de ontem continua funcionando, a mudança é compatível.'
      : 'Há linhas que saíram ou mudaram: um remoto de ontem pode depender delas.',
    `Mudança compatível: ${HOW_TO_UPDATE}`,
    'Mudança que quebra: aumente SHELL_API (shared-federation/src/contract/shell-api.ts), escreva um ADR com o',
    'período em que as duas versões funcionam, e atualize o relatório do mesmo modo.',
  ].join('\n');
}

const HOW_TO_UPDATE = 'npm run api:report -- --update, e o relatório vai junto no commit.';
