/** Output of `npm run company -- --help`. */
export const USAGE = `Uso: npm run company -- COMANDO [opções]

  create NOME --seats N [--id CÓDIGO]  registra uma empresa com N licenças e mostra o seu código
  seats CÓDIGO N                       muda o número de licenças; nunca abaixo das que estão em uso
  grant E-MAIL CÓDIGO                  abre o Painel de Gestão a quem já tem conta e confirmou o seu e-mail
  revoke E-MAIL                        tira de uma pessoa o acesso ao painel e encerra as suas sessões
  close CÓDIGO [--yes]                 mostra o que encerrar a empresa apagaria; com --yes, encerra: ninguém mais
                                       aceita convites, cada plano volta a ser o de antes, e tudo dela é apagado
  list                                 mostra as empresas, as licenças e quem as gere

Sem --project, age nos emuladores desta máquina, enquanto "npm start" roda. Com --project ID, age no
projeto ID com as credenciais padrão da máquina (gcloud auth application-default login).
Repetir um comando não muda nada mais, e termina o que ficou pela metade.
Códigos de saída: 0 feito, 1 recusado, 2 uso incorreto.`;

/** The help of one command; of all if the command is unknown. */
export function describeUsage(command: string | undefined): string {
  const all = USAGE.split('\n');
  const first = all.findIndex((line) => line.startsWith(`  ${command} `));
  if (first < 0) return USAGE;
  const after = all.slice(first + 1);
  const lines = [
    all[first],
    ...after.slice(
      0,
      after.findIndex((line) => !line.startsWith('     ')),
    ),
  ];
  return [
    'Uso: npm run company -- COMANDO [opções]',
    '',
    ...lines,
    '',
    '"npm run company -- --help" mostra o resto.',
  ].join('\n');
}
