import { SHELL_API, type RegistryEntry, type Stage } from '@aura/shared-federation/contract';
import type { RemoteReport } from '../../remotes/report.ts';

interface Fact {
  readonly term: string;
  readonly detail: string;
}

/** Facts about a remote, in the version for this person. */
export function listRemoteFacts(
  entry: RegistryEntry,
  staged: Stage | undefined,
  report: RemoteReport | null,
): readonly Fact[] {
  const { version, shellApi } = entry.descriptor;
  return [
    { term: 'Versão', detail: version },
    { term: 'Endereço', detail: entry.baseUrl },
    { term: 'Contrato', detail: `${describeRange(shellApi)}; este shell oferece o ${SHELL_API}` },
    { term: 'Em teste', detail: staged ? stageInWords(staged) : 'nenhuma versão' },
    { term: 'Reserva', detail: entry.fallback?.descriptor.version ?? 'nenhuma' },
    { term: 'Nesta aba', detail: report ? reportInWords(report) : 'ainda não foi pedida' },
  ];
}

const describeRange = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? String(min) : `de ${min} a ${max}`;

function stageInWords({ release, audience }: Stage): string {
  const { version } = release.descriptor;
  if (audience.kind === 'percent') return `${version}, para ${audience.percent}% das pessoas com conta`;
  if (audience.kind === 'people') return `${version}, para ${audience.marks.length} conta(s) escolhida(s)`;
  return `${version}, para ${audience.role === 'gestor_rh' ? 'gestores de RH' : 'profissionais'}`;
}

function reportInWords(report: RemoteReport): string {
  if (report.kind === 'loaded') return `${report.version} carregada em ${Math.round(report.ms)} ms`;
  if (report.kind === 'failed') return `${report.version} não carregou (${report.reason})`;
  return `${report.version} teve um erro (${report.name})`;
}
