import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findNextRemotePort, describeTakenPort, listWantedPorts } from './check-ports.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const HAS_IPV6 = Object.values(networkInterfaces()).some((all) => all?.some((one) => one.address === '::1'));

async function takePort(host = '127.0.0.1'): Promise<number> {
  server = createServer().listen(0, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('describeTakenPort', () => {
  it('names the port, its purpose and the process that holds it', async () => {
    const port = await takePort();
    const message = await describeTakenPort([{ port, label: 'site' }]);
    expect(message).toContain(`A porta ${port} (site)`);
    expect(message).toMatch(
      process.platform === 'linux' ? new RegExp(`kill ${process.pid}"`) : /Feche o programa/,
    );
  });

  it.runIf(HAS_IPV6)('finds a process that listens only on IPv6, if it would shadow ours', async () => {
    const port = await takePort('::1');
    expect(await describeTakenPort([{ port, label: 'site' }])).toContain(`A porta ${port} (site)`);
    const emulator = { port, label: 'emulador', hosts: ['127.0.0.1'] };
    expect(await describeTakenPort([emulator])).toBeNull();
  });

  it('is null once the port is free', async () => {
    const port = await takePort();
    server?.close();
    await once(server as Server, 'close');
    expect(await describeTakenPort([{ port, label: 'site' }])).toBeNull();
  });
});

describe('listWantedPorts', () => {
  it('contains the ports of the shell, of each remote and of the emulators, each once', () => {
    const remote = { name: 'jobs', dir: '/r', port: 4999, version: '1.0.0' };
    const ports = listWantedPorts({ shell: { port: 4998 }, remotes: [remote] }).map(({ port }) => port);
    expect(ports).toEqual(
      expect.arrayContaining([4998, 4999, 4319, 9099, 8080, 5001, 4400, 4500, 9150, 9299, 9499]),
    );
    expect(new Set(ports).size).toBe(ports.length);
  });
});

describe('findNextRemotePort', () => {
  const after = (port: number) =>
    findNextRemotePort({ shell: { port: 4310 }, remotes: [{ name: 'jobs', port }] });

  it('follows the highest port', () => {
    expect(after(4315)).toBe(4316);
  });

  it('ignores the ports of the platform itself', () => {
    expect(after(4318)).toBe(4320);
    expect(after(4399)).toBe(4401);
  });
});
