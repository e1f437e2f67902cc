import { unless } from './either.ts';
import {
  ADVICE,
  DEAR,
  DEBT,
  GAMBLER,
  GAMBLING,
  GROWTH,
  OWING,
  PURCHASE,
  RETIRE,
  SUM,
  TAX,
  TAXED,
  VEHICLE,
} from './money-words.ts';
import { rule } from './rule.ts';

const TRADE =
  '(?:investimentos?|finance\\w+|financas|credito|cobranca|dividas?|divida ativa|impostos?|tribut\\w+|fisca(?:l|is)|contab\\w+|imposto de renda|apostas?|bets?|cassinos?|loteric\\w+|loterias?|seguros?|consorcios?|previdencia|emprestimos?|consignado|renda fixa|acoes|fundos?|bolsa|corretora|cambio|banco\\w*|inadimplen\\w+|boletos|faturas?|receitas?|notas? fisca(?:l|is)|restituic\\w+|jogos?|juros|financiamentos?|imoveis|imobiliari\\w+)';

/** Somebody whose work it is, or who writes about it for work. */
const WORKS_WITH: readonly string[] = [
  '(?:sou|era|fui|como|virar|ser) (?:um |uma |o |a )?(?:analista|assistente|auxiliar|assessor\\w*|consultor\\w*|contador\\w*|gerente|agente|operador\\w*|corretor\\w*|bancari[oa]|planejador\\w*|cobrador\\w*|negociador\\w*|crupie|supervisor\\w*|coordenador\\w*|tecnic[oa] em contabilidade|economista|atuari[oa]|auditor\\w*|fiscal|advogad[oa] tributarista|tributarista|escriturari[oa]|tesoureir[oa]|caixa|desenvolvedor\\w*|programador\\w*|estagiari[oa])(?: \\w+){0,4}',
  `(?:trabalh\\w+|atu(?:o|ei|ava|ando)|lido|cuid(?:o|ei|ava)|vend(?:o|ia)|atend(?:o|i|ia)|conciliac\\w+|estagi\\w+|ajud(?:o|ei|ava)|experiencia|anos|vaga\\w*|area|setor|mercado|carreira|cargo|estagio|curso|formad[oa]|estud\\w+|especiali\\w+|migrar|entrar|emprego|departamento|empresa|fintech|startup|escritorio|equipe|time|portfolio|projeto|app|site|aprovad[oa]|certificac\\w+) (?:pede|exige|quer|conhecimento|pessoas|clientes|familias|gente|de|com|em|no|na|do|da|num|numa|nos|nas|para|que (?:ajuda|vende|calcula)|o|a)(?: \\w+){0,3} ${TRADE}`,
  '(?:curriculo|linkedin|portfolio|pretensao|certificac\\w+|cpa \\d+|cea|cfp|ancord|resumo profissional)',
];

/** Money matters that are told rather than named: what is owned or owed, and what shall be done about it. */
export const moneyTold = unless(
  WORKS_WITH,
  rule('money', {
    phrases: [
      'perd(?:i|eu|emos) (?:o|a|meu|minha|tudo) (?:\\w+ )?(?:no|em|na|com) (?:jogo|jogos|aposta|apostas|bet|bets|cassino)(?! de (?:cintura|equipe|palavras))',
      '(?:que|qual|quais) (?:acao|acoes|fundo|fii|papel|papeis)(?: \\w+){0,3} (?:pag|rend|valoriz|dividend)\\w+',
      'consorcio(?: \\w+){0,8} (?:pego|vendo|lance|carta|desisto|saio|compens\\w+)',
      'hipotec\\w+ (?:a|minha|nossa|o) (?:casa|apartamento|imovel|terreno|sitio)',
      '(?:bitcoin|dolar|euro|ouro|petrobras|selic|cripto\\w*)(?: \\w+){0,3} (?:chega|vai (?:chegar|subir|cair|valorizar)|sobe|cai)(?: \\w+)?',
      '(?:alavancagem|opcoes binarias|copy trade|sala de sinais|mercado futuro|mini indice|forex)',
      '(?:que|qual) (?:bicho|numero|dezena|milhar)(?: \\w+){0,2} (?:jogo|jogar|apostar|sonh\\w+)',
      '(?:quanto|quantos por cento|que parte)(?: \\w+){0,4} (?:separo|separar|guardo|reservo|reservar|gastar|comprometer)(?: \\w+){0,6} (?:ganho|salario|renda|moradia|aluguel|mes|aperto)',
      '(?:por cento|porcentagem|parte) d[oa] (?:salario|renda)(?: \\w+){0,4} (?:gastar|guardar|comprometer|investir|aluguel|moradia)',
      '(?:dei|paguei|mandei|depositei|transferi)(?: \\w+){0,8} (?:investimento|consorcio|aplicativo|cripto\\w*)(?: \\w+){0,8} sum(?:iu|iram)',
      '(?:trader|day trade|forex|cripto\\w*|apostas?)(?: \\w+){0,10} viver disso',
      '(?:stock options|acoes)(?: \\w+){0,4} (?:vendo|seguro|vender|segurar) ou (?:\\w+ )?(?:vendo|seguro|vender|segurar)|(?:vendo|vender) ou (?:seguro|segurar) as acoes',
      '(?:jog(?:uei|o|ou|amos)|torr(?:ei|ou)|perdi|apostei|gastei) (?:o |meu |todo o |tudo d[oa] |todo meu )?(?:salario|pagamento|aluguel|decimo|acerto|vale)(?: \\w+)? (?:inteiro|todo|ontem|n[ao]|em|hoje|essa)',
      '(?:deposit|invest|coloc|bot|pag)\\w+ (?:\\w+ )?\\d+(?: \\w+){0,6} (?:nao (?:consegu\\w+|deixam?|da para) (?:sacar|retirar|tirar)|sumiu|sumiram|bloque\\w+)',
      '(?:dev|volt|receb|ganh)\\w+ (?:o )?(?:dobro|triplo) (?:em|ate|no|do)',
      '(?:seguro|melhor)(?: \\w+){0,2} (?:ouro|imovel|dolar|poupanca)(?: \\w+){0,4} ou (?:ouro|imovel|dolar|renda fixa|poupanca|acoes)',
      '(?:poe|bota|coloca|investe|deposita|paga) (?:\\w+ ){1,3}e (?:\\w+ )?(?:tira|recebe|ganha|saca|volta|retira) \\w+',
      '(?:banco|conta|carteira)(?: digital)?(?: \\w+)? rende(?:m)? mais',
      'viver (?:\\w+ ){0,2}(?:de renda|d[eo]s? (?:rendimentos?|dividendos|juros|day trade|trade|apostas?|cripto\\w*))',
      '(?:mont\\w+|ter) (?:uma )?carteira (?:\\w+ ){0,3}(?:dividendos|acoes|investimentos?|fundos)',
      '(?:ser|fiador|avalista) (?:fiador|avalista|del[ea]|do meu|da minha)(?: \\w+)?',
    ],
    near: [
      { all: [GAMBLING, GAMBLER], within: 14 },
      { all: [RETIRE, SUM, ['(?:quanto|preciso|consigo|da para|como|junt\\w+|ter)']], within: 14 },
      { all: [VEHICLE, ADVICE, SUM], within: 28 },
      { all: [VEHICLE, ADVICE, GROWTH], within: 24 },
      { all: [SUM, GROWTH, ADVICE], within: 22 },
      { all: [DEBT, OWING], within: 16 },
      { all: [TAX, TAXED], within: 12 },
      { all: [PURCHASE, DEAR, ADVICE], within: 16 },
      {
        all: [
          ['(?:dolar|euro|bitcoin|ouro|acoes|bolsa|selic)'],
          ['(?:subir|cair|sobe|cai|comprar|compro|comprando|escolheria|compraria)'],
        ],
        within: 10,
      },
      { all: [['fundo'], ['(?:escolheria|parado|render|aplico|invest\\w+)']], within: 10 },
    ],
    harmless: [
      '(?:perd|ganh|f)(?:i|ei|iz) (?:uma|a) aposta',
      '(?:bolsas?) (?:de estudos?|integral|parcial|familia|cnpq|de pesquisa)',
      '(?:fundo do poco|a fundo|no fundo|plano de fundo|fundo preto|video de fundo)',
      '(?:em divida com|em falta com)(?: \\w+){0,4}',
      '(?:devo|devendo)(?: \\w+){0,2} (?:resposta|favor|retorno|explicac\\w+|parte tecnica)',
      '(?:plataforma|aplicativo|app|moeda de troca)(?: \\w+){0,2} (?:de (?:vagas|emprego|cursos?|delivery|ensino))',
      '(?:carteira de trabalho|carteira assinada|titulos? de (?:eleitor|mestre|doutor|cargo))',
      '(?:retorno|lucro) (?:do|da|de) (?:recrutador\\w*|rh|empresa|vaga|entrevista|processo)',
      '(?:salario|vaga|empresa|emprego|proposta|cargo|oportunidade)(?: \\w+){0,3} (?:garantid[oa])',
      '(?:invest\\w+|invist\\w+|apost\\w+)(?: \\w+){0,2} (?:em|na|no|num|numa) (?:mim|minha carreira|curso|cursos|mba|pos|faculdade|ingles|formacao|certificac\\w+|area|carreira|dados|treinamento)',
    ],
  }),
);
