import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { runLogged } from '../../processes/run-logged.ts';
import { LOCAL, LOGS } from '../../workspaces/paths.ts';

interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/**
 * Creates a self-signed certificate for names with openssl; a twin's browsers are told to accept it. The error is a
 * sentence for the terminal.
 */
export async function makeCertificate(names: readonly string[]): Promise<Result<Certificate, string>> {
  const folder = join(LOCAL, 'deploy');
  await mkdir(folder, { recursive: true });
  const [key, cert] = [join(folder, 'twin-tls.key'), join(folder, 'twin-tls.crt')];
  const { code } = await runLogged({
    command: 'openssl',
    args: 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=aura.test'
      .split(' ')
      .concat('-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`)
      .concat('-keyout', key, '-out', cert),
    cwd: folder,
    log: join(LOGS, 'twin-certificate.log'),
  });
  if (code !== 0) return err('O certificado do gêmeo não pôde ser criado: falta o programa openssl?');
  return ok({ key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') });
}
