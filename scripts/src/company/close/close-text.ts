import { err, ok, type Result } from '@aura/shared-domain';
import type { ClosingAnswer, CompanyContents } from '@aura/shared-company';
import { describeUnknownCompany } from '../records/operation-entry.ts';

/** Terminal text about closing a company, or about the data that closing would delete. */
export function closeText(companyId: string, answer: ClosingAnswer): Result<string, string> {
  if (answer.outcome === 'unknown') return err(describeUnknownCompany(companyId));
  const { outcome, contents } = answer;
  const named = contents.name === '' ? `o que restou de "${companyId}"` : `"${contents.name}" (${companyId})`;
  switch (outcome) {
    case 'counted':
      return ok(
        [
          `Encerrar ${named} apagaria, sem volta:`,
          ...listContentLines(contents),
          `Nada mudou. Para encerrar: npm run company -- close ${companyId} --yes`,
        ].join('\n'),
      );
    case 'closed':
      return ok([`Encerrada: ${named}. O que havia nela:`, ...listContentLines(contents)].join('\n'));
    case 'busy':
      return err(`Algo ainda está sendo escrito em ${named}: repita o comando para apagar o que falta.`);
  }
}

const listContentLines = (contents: CompanyContents): readonly string[] => [
  `  Gestores que perdem o painel: ${contents.managers}`,
  `  Pessoas da lista, também as já retiradas: ${contents.people}`,
  `  Convites: ${contents.invites}`,
  `  Participações ativas, cujo plano volta a ser o de antes: ${contents.activeMembers}`,
  `  Participações já encerradas: ${contents.endedMembers}`,
  `  Retratos semanais: ${contents.snapshots}`,
  `  Linhas do registro: ${contents.auditEntries}`,
];
