import { BAD_NEWS, PROTECTED, THEY } from './legal-words.ts';
import type { Near } from './near.ts';

/** Sent away, hurt, without benefit, in court: told and not named, each entry one idea. */
export const AFTERWARDS: readonly Near[] = [
  // Sent away, or gone, when it should not have been.
  {
    all: [
      [BAD_NEWS],
      [PROTECTED],
      [
        '(?:eles |ela |empresa )?tem que|vale (?:a|essa|isso)|podia\\w*|podem?|garantia|chamar de volta|pode voltar|reintegr\\w+|nao tinha|direito|quem (?:me )?paga|estabilidade|consigo|limpar|prov\\w+|revert\\w+|o que (?:eu )?faco|cabe|recorr\\w+|anul\\w+|process\\w+',
      ],
    ],
    within: 32,
  },
  {
    all: [
      [
        'pedi (?:as |minhas )?contas?|pedi (?:demissao|para sair)|assinei (?:a|minha) demissao|pedido de demissao',
      ],
      [
        'cancelar o pedido|revert\\w+|desfazer|anular|coagid[oa]|obrigad[oa]|invalid\\w+|por lei|aceitar (?:o|meu) (?:pedido|arrependimento)',
      ],
    ],
    within: 18,
  },
  {
    all: [
      ['acordo|mandad[oa] embora|pedir (?:demissao|as contas|a conta)|sair (?:por|de) acordo'],
      ['sacar|o fundo|fgts|fundo de garantia|seguro|quarenta por cento|40|multa|perco|recebo'],
      ['vale|compensa|melhor|quanto|posso|da para|como|consigo|perco|qual'],
    ],
    within: 22,
  },
  // Accidents, benefits, pensions.
  {
    all: [
      [
        'cortei|machu(?:quei|cou)|quebrei|queimei|me acidentei|acidente|peguei (?:uma )?(?:hernia|lesao|ler|tendinite)|perdi (?:o|um|parte d[oa]) (?:dedo|audicao|visao)|cai d[aeo]|caiu em cima',
      ],
      [THEY, 'servico|trabalho|serra|prensa|andaime|maquina'],
      [
        'quem (?:me )?paga|tem que pagar|pagar (?:meu|o)|cat|inss|indeniz\\w+|responsab\\w+|mandou (?:dizer|mentir)|direito|parado depois|se nega',
      ],
    ],
    within: 32,
  },
  {
    all: [
      ['inss|perito|pericia|beneficio|auxilio|encostad[oa]|afastad[oa] pelo'],
      [
        'deu alta|me deu alta|nao (?:paga|aceita|me aceita)|limbo|cort(?:ou|aram)|neg(?:ou|aram)|indefer\\w+|quanto tempo|recorr\\w+|como (?:peco|faco|dou)|fico sem',
      ],
    ],
    within: 24,
  },
  {
    all: [
      ['(?:se |me )?aposent(?:ar|a|o|adoria|ou)'],
      [
        'contribu\\w+|carne|inss|na roca|quanto falta|como mei|pedagio|tempo de (?:contribuicao|servico)|nunca pag\\w+|idade minima|regra|quantos anos (?:de|eu|preciso|falta)',
      ],
    ],
    within: 24,
  },
  // Courts, lawyers, evidence.
  {
    all: [
      [
        'justica|forum|audiencia|oficial de justica|intim\\w+|testemunha|process(?:o|ar|am|ei|ou)|acao|causa|indeniza\\w+|prova|denuncia\\w*|reclama(?:r|cao|o)',
      ],
      [
        'cabe|serve de|da tempo|sou obrigad[oa]|posso|podem|quanto (?:custa|cobra|tempo|um|o)|consigo|tem chance|botar|colocar|meter|prazo|prescrev\\w+|de graca|vale a pena|ganh\\w+|onde',
      ],
      [
        `${THEY}|antigo emprego|ex soci[oa]|trabalhist\\w+|carteira|advogad[oa]|minha foto|prints?|gravac\\w+|audios?`,
      ],
    ],
    within: 18,
  },
  {
    all: [
      ['advogad[oa]s?'],
      ['quanto|cobra\\w*|honorarios|causa|preciso|gratis|de graca|porcentagem|por cento'],
    ],
    within: 10,
  },
  {
    all: [
      [
        'sem nota|mentir (?:para|pro|ao) (?:o )?fiscal|caixa dois|nota fria|desvi\\w+ dinheiro|sonega\\w*|laranja|fraud\\w+|esquema|propina',
      ],
      [
        'sobra para mim|respondo|ser pres[oa]|culpa|responsab\\w+|me complic\\w+|me ferr\\w+|dar ruim|der ruim|cumplice|crime',
      ],
    ],
    within: 24,
  },
  {
    all: [
      ['indeniza\\w+|danos? mora\\w+'],
      ['cabe|consigo|posso|quero saber|direito|valor|pedir|quanto|da para'],
    ],
    within: 12,
  },
];
