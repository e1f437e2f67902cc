import { IS_IT_RIGHT, LIKE_EMPLOYED, MATTER, OWES, THEY, UNREGISTERED } from './legal-words.ts';
import type { Near } from './near.ts';

/** Pay that does not come, contracts, what an employer may do: told and not named, each entry one idea. */
export const AT_ISSUE: readonly Near[] = [
  // Pay that does not come.
  {
    all: [
      [OWES],
      [
        'acerto|salarios?|guia|fundo|ferias|comiss(?:ao|oes)|verbas|pagamento dele|pagamento dela|horas?(?: de almoco)?|rescis\\w+|decimo|dez por cento|gorjetas?|pneu|fgts|vale|diarias?|quebra de caixa',
      ],
      [IS_IT_RIGHT, 'forum|justica|processar|denunciar|reclamar|canseira|cobrar'],
    ],
    within: 40,
  },
  {
    all: [
      ['me devem?|nao me pag\\w+|ficou me devendo|devendo'],
      ['salarios?|mes(?:es)?|acerto|rescis\\w+|comiss\\w+|horas|ferias|diarias?|decimo'],
      [THEY, 'sumiu|fechou'],
    ],
    within: 22,
  },
  {
    all: [
      [
        'hora(?:s)? (?:a mais|extras?|de almoco|de intervalo)|depois do horario|na folga|no feriado|aos domingos',
      ],
      [
        'nao (?:precisa pagar|paga\\w*|recebo|recebi|receb\\w+|conta\\w*)|de graca|sem receber|cobrar|trabalhando',
      ],
    ],
    within: 22,
  },
  // May they do this, must I?
  {
    all: [
      [IS_IT_RIGHT],
      [MATTER],
      [THEY, 'me (?:mand|chamam?|obrig|fazem|pedi)\\w*|contrato|fazem|lei|conta|cargo|sair|faltar|minha|meu'],
    ],
    within: 34,
  },
  {
    all: [
      ['(?:pode|podem|podia|podiam|poderia|poderiam)'],
      [
        'me (?:mandar embora|demitir|desligar|obrigar|transferir|descontar|processar|suspender|punir|cobrar|revistar|filmar|filmarem)|dar justa|me dar (?:justa|suspensao|advertencia)|olhar meu|vasculhar|ler meu|tirar (?:o que|minha|meu)|ficar com (?:a )?minha|reter (?:a )?minha|mudar (?:meu|o meu) (?:horario|turno|contrato|salario)|cortar (?:meu|minha) (?:salario|comissao|hora|horas|vale|plano)|baixar meu salario|reduzir (?:meu salario|minha jornada)|recusar (?:meu )?atestado|negar (?:minhas )?ferias|exigir (?:exame|antecedentes)|fazer exame',
      ],
    ],
    within: 14,
  },
  {
    all: [
      ['assin(?:o|ar|ei|e|asse)'],
      [
        'dizendo que (?:fui )?eu|abrindo mao|termo de (?:acordo|quitacao|rescisao)|distrato|pedi para sair|advertencia|papel em branco|confissao|renunci\\w+|acordo',
      ],
      ['devo|assino|obrigad[oa]|querem|quer que|mand\\w+|forc\\w+|insist\\w+'],
    ],
    within: 24,
  },
  {
    all: [
      ['(?:no |meu |o |um )?contrato|clausula|termo|nda|nao concorrencia|exclusividade'],
      [
        'se eu sair|antes de (?:um|dois|\\d+) ano|concorrente|pago (?:tres|dois|\\d+)|multa|venceu|nao renov\\w+|devolver',
      ],
      [
        'cobrar|consegu\\w+|vale|process\\w+|posso|obrigad[oa]|efetiv[oa]|nao recebe|valid[oa]|quebrar|valendo',
      ],
    ],
    within: 28,
  },
  { all: [[UNREGISTERED], [LIKE_EMPLOYED]], within: 24 },
  {
    all: [
      ['fui contratad[oa] (?:como|para|de)|na carteira (?:e|esta|consta)|registrad[oa] como'],
      ['faco (?:tudo|servico|trabalho|funcao) de|desvio de funcao|acumul\\w+'],
      ['isso e|direito|o que (?:eu )?ganho|cobrar|receber|pode|processar|lei'],
    ],
    within: 26,
  },
];

/** What only sounds like it. */
export const NO_LEGAL: readonly string[] = [
  'quase nao (?:me )?pag\\w+(?: o| a)? (?:bonus|comissao)',
  '(?:provo|provar|comprovo|comprovar|mostro|mostrar) (?:minha |a )?experiencia(?: \\w+)? sem carteira(?: assinada)?',
  '(?:empresa|el[ea]s?|chefe|gestor[a]?) (?:pode|podem|poderia) me (?:transferir|mudar|promover|realocar)(?: \\w+){0,4} se eu (?:pedir|quiser|solicitar)',
  '(?:so )?(?:trabalh*|experiencia*)(?: \\w+){0,3} sem (?:carteira|registro)(?: assinada)?(?: \\w+){0,4} (?:curriculo|linkedin|entrevista|comprov*|experiencia)',
  '(?:plano|versao|conta|assinatura|premium|gratuit[oa]|cupom|pacote|inscricao|ingresso|mentoria|curso)(?: \\w+){0,3} (?:da|tem|dao|tenho) direito(?: a)?',
  '(?:tenho|temos|tem) (?:o )?direito (?:a|de) (?:errar|sonhar|descansar|mudar|recomecar|tentar|desistir|duvidas?)',
  'curso(?: \\w+){0,4} (?:que )?(?:a )?empresa nao paga',
  '(?:sacar|saco|tirar|pegar|usar) (?:o |meu |todo o )?fgts(?: todo)? (?:e|para|pra)(?: \\w+)? (?:botar|colocar|investir|aplicar|comprar|jogar|apostar|abrir)',
  '(?:fui|sou|atuei como|trabalhei como|era) (?:prepost[oa]|perit[oa]|auditor[a]?|oficial de justica|conciliador[a]?|mediador[a]?|despachante|escrevente|escriv[ao]+)(?: \\w+){0,5}',
];
