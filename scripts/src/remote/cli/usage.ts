/** Output of `npm run remote -- --help`. */
export const USAGE = `Uso: npm run remote -- COMANDO [opções]

  publish NOME             compila, verifica e entrega a versão do package.json a todos
  stage NOME --percent N   entrega a N % das pessoas com sessão (1 a 99), sempre às mesmas
  stage NOME --role PAPEL  entrega a um papel: gestor_rh ou professional
  stage NOME --to PESSOA   entrega a contas, por e-mail ou id; --to pode ser repetido
  preview NOME             guarda a versão sem público e mostra o endereço em que ela é vista
  promote NOME             entrega a todos a versão liberada em parte
  rollback NOME            recolhe a versão liberada em parte ou, sem ela, volta à anterior
  rollback NOME --to V     volta à versão V, que já foi de todos
  block NOME V             a versão V nunca mais é usada; se for a de todos, volta à última boa
  retire NOME              tira o remoto do site; o histórico fica, e publish o traz de volta
  owner add EQUIPE [--key ARQUIVO] [--replace]
                           põe a chave pública da equipe na tabela de donos, com a chave raiz
  owner list               mostra as equipes e de quem é cada remoto
  history [NOME] [--json]  mostra o que foi feito, por quem e por quê
  guard [--every SEGUNDOS] recolhe versões liberadas em parte que erram demais
  doctor [--json]          relata cópias duplicadas, versões diferentes e tamanhos
  new NOME [--title T] [--owner EQUIPE]
                           cria um remoto com seu teste; T é o título no menu
  adopt PASTA              descreve, com hashes, o que outras ferramentas compilaram em PASTA/dist

Os comandos que mudam algo aceitam --reason TEXTO, que fica no histórico; publish, stage e
preview aceitam --from PASTA, a de um remoto feito com outras ferramentas.
Armazenamento: AURA_RELEASES (pasta ou gs://bucket/prefixo; padrão .local/releases),
AURA_RELEASES_URL (endereço público), AURA_SHELL_ORIGIN (origem das páginas, fora desta máquina)
e chaves em formato JWK: AURA_OWNER_KEY (a da equipe), AURA_SIGNING_KEY (a raiz, privada) ou
AURA_REGISTRY_KEY (sua metade pública), AURA_GUARD_KEY (a da guarda).
Códigos de saída: 0 feito, 1 recusado, 2 uso incorreto.`;

/** The help of one command; of all if the command is unknown. */
export function describeUsage(command: string | undefined): string {
  const lines = USAGE.split('\n').filter((line) => line.startsWith(`  ${command} `));
  if (lines.length === 0) return USAGE;
  return [
    'Uso: npm run remote -- COMANDO [opções]',
    '',
    ...lines,
    '',
    '"npm run remote -- --help" mostra o resto.',
  ].join('\n');
}
