import { MAILBOX, SANDBOX } from '@aura/shared-domain';
import { EMULATOR_PORT_LABELS, EMULATOR_PORTS } from './emulator-ports.ts';
import { findPortOwner, type PortOwner } from './owner.ts';
import { isTaken } from './probe.ts';
import type { Workspaces } from '../workspaces/discover.ts';

export interface WantedPort {
  readonly port: number;
  /** Its purpose, in Portuguese. */
  readonly label: string;
  /** Its addresses; both loopback addresses by default. */
  readonly hosts?: readonly string[];
}

/** The emulators listen on IPv4 alone, and are called there alone: another server on `::1` is not in their way. */
const EMULATOR_HOSTS = ['127.0.0.1'];

interface Placed {
  readonly shell: Pick<Workspaces['shell'], 'port'>;
  readonly remotes: readonly Pick<Workspaces['remotes'][number], 'name' | 'port'>[];
}

/** The first port above those of shell and remotes that nothing of the system needs. */
export function findNextRemotePort(workspaces: Placed): number {
  const wanted = new Set(listWantedPorts(workspaces).map(({ port }) => port));
  let port = Math.max(workspaces.shell.port, ...workspaces.remotes.map((remote) => remote.port)) + 1;
  while (wanted.has(port)) port += 1;
  return port;
}

/** Ports of the emulators. */
export function listEmulatorPorts(): WantedPort[] {
  const emulators = Object.entries(EMULATOR_PORTS) as [keyof typeof EMULATOR_PORTS, number][];
  return emulators.map(([key, port]) => ({ port, label: EMULATOR_PORT_LABELS[key], hosts: EMULATOR_HOSTS }));
}

/** Every port that the whole system needs on this machine. */
export function listWantedPorts({ shell, remotes }: Placed): WantedPort[] {
  return [
    { port: shell.port, label: 'site' },
    ...remotes.map(({ name, port }) => ({ port, label: `remoto ${name}` })),
    { port: SANDBOX.port, label: 'pagamentos de demonstração', hosts: EMULATOR_HOSTS },
    { port: MAILBOX.smtpPort, label: 'e-mails de demonstração', hosts: EMULATOR_HOSTS },
    { port: MAILBOX.pagePort, label: 'caixa de mensagens', hosts: EMULATOR_HOSTS },
    ...listEmulatorPorts(),
  ];
}

/** A sentence about the first occupied port, with its process if known; null if all are free. */
export async function describeTakenPort(ports: readonly WantedPort[]): Promise<string | null> {
  for (const wanted of ports) {
    if (await isTaken(wanted.port, wanted.hosts)) return describe(wanted, await findPortOwner(wanted.port));
  }
  return null;
}

function describe({ port, label }: WantedPort, owner: PortOwner | null): string {
  const taken = `A porta ${port} (${label}) já está em uso`;
  if (!owner) return `${taken}. Feche o programa que a ocupa e tente de novo.`;
  const leftover = owner.name === 'java' ? ' Deve ser a sobra de uma execução interrompida.' : '';
  return `${taken} pelo processo ${owner.pid} (${owner.name}).${leftover} Encerre-o com "kill ${owner.pid}" e tente de novo.`;
}
