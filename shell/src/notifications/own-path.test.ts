import { expect, test } from 'vitest';
import { parseOwnPath } from './own-path.ts';

test.each([
  ['/planos', '/planos'],
  ['/diagnostico/resultado#plano', '/diagnostico/resultado#plano'],
  ['/buscador-vagas?alerta=a-1#novas', '/buscador-vagas?alerta=a-1#novas'],
  ['/perfil#', '/perfil'],
  ['/perfil#"><script>', '/perfil'],
  ['//evil.example/#plano', null],
  ['https://evil.example/#plano', null],
  ['javascript:alert(1)#plano', null],
  ['#plano', null],
  [undefined, null],
])('%s leads to %s', (link, path) => {
  expect(parseOwnPath(link)).toBe(path);
});
