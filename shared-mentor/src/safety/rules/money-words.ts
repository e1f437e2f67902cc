/** Words for money matters, as lists of phrases that rules put together; all folded. */

/** Games of chance, by names that mean nothing else. */
export const GAMBLING: readonly string[] = [
  '(?:bets?|tigrinho|tigre|aviaozinho|aviator|foguetinho|cassinos?|roletas?|raspadinhas?|fezinhas?|jogo do bicho|loterias?|mega sena|lotofacil|quina|bingo|poker|pixbet|betano|blaze|apostas?(?: esportivas?| online)?|apostador\\w*|joguinhos?|jogatina|caca niquel\\w*|slots?|jogos? de azar|jogos? (?:online|d[eo] celular))',
  'apost(?:ar|ando|ei|ou|o|a)(?: \\w+){0,3} (?:futebol|jogos?|times?|cavalos?|campeonato|dinheiro|salario|rodadas?|escanteio|placar)',
];

export const GAMBLER: readonly string[] = [
  '(?:perd\\w+|recuper\\w+|torr\\w+|gast\\w+|ganh\\w+|vici\\w+|parar|consigo|larg\\w+|divid\\w+|devendo|vend(?:i|eu|emos)|escond\\w+|conta|salario|dinheiro|aluguel|estrategia|sistema|numeros?|chances?|renda|viver|aposentadoria|rescisao|decimo|\\d+|mil|jog(?:o|a|ar|ei|ou|ando)|apost(?:o|ar|ei|ou|ando)|pago|pagar|fatur\\w+|lucr\\w+|noites?|dormir|vergonha|ensina|igual)',
];

/** Money that somebody has or has got. */
/** Not working any longer, or having no more than debts. */
export const RETIRE: readonly string[] = [
  '(?:parar de trabalhar|me aposentar|viver de renda|independencia financeira|nunca mais trabalhar|sem precisar trabalhar|largar o emprego)',
];

export const SUM: readonly string[] = [
  '(?:\\d+ (?:mil|reais|conto|contos|pila)|mil reais|um mil|\\d{4,}|acerto|rescisao|fgts|fundo de garantia|decimo terceiro|13o?|indenizacao|economias|poupanca|aposentadoria|ferias|plr|bonus|heranca|dinheiro|dinheirinho|trocados?|salario|beneficio|seguro desemprego|multa|juntei|guardad[oa]s?|sobr(?:a|ou|ando)|cem|duzentos|quinhentos|metade)',
];

/** Where it might be put. */
export const VEHICLE: readonly string[] = [
  '(?:fundos?|aplicativo|app|plataforma|bolsa(?! de estudos?| familia)|corretora|investimentos?|acoes|trader|trade|robo|cripto\\w*|bitcoin\\w*|moedas?|titulos?(?: de capitalizacao)?|capitalizacao|banco digital|cdbs?|tesouro|ouro|dolar(?:es)?|euros?|imovel|imoveis|renda fixa|renda variavel|previdencia|consorcio|seguro resgatavel|esquema|piramide|dividendos?|grupo de (?:investimento|sinais)|caixinha|cofrinho|poupanca|dividendos|rendimentos?|aplicacao|terreno|lote|milhas|stock options|colchao|trader|day trade|alavancagem|nubank|picpay|banco inter|mercado pago|franquia|gado|boi gordo)',
];

/** Asking what to do with it. */
export const ADVICE: readonly string[] = [
  '(?:onde|qual|quais|que (?:\\w+ )?voce|vale|compensa|devo|deveria|posso|sera que|e melhor|melhor|mais seguro|confi(?:ar|o|avel)|entro|entrar|deixo|coloco|ponho|ponha|boto|botar|bote|bota|colocar|aplicar|aplico|invisto|investir|comprar|compro|comprando|vendo tudo|o que (?:eu )?faco|o que voce (?:faria|acha)|voce (?:acha|compraria|escolheria|recomenda|indica)|escolheria|bom negocio|furada|golpe|cilada|aceito|assino|resgat\\w+|sacar|saco|seguro|ensina|convenc\\w+|como (?:eu )?(?:faco|comec\\w+|mont\\w+)|largo|largar|indica|vendo ou|seguro as|vendo as|vai (?:subir|cair)|sugere|sugest\\w+|opiniao|e seguro|arrisco|arriscar|dou|viver)',
];

/** Growing by itself. */
export const GROWTH: readonly string[] = [
  '(?:rende\\w*|rendendo|rendimentos?|dobr\\w+|dobro|triplic\\w+|triplo|garantid[oa]s?|lucro|retorno|juros|por cento|ao mes|por mes|por dia|por semana|ao dia|em (?:trinta|30|sete|7|poucos) dias|dividendos|valoriz\\w+)',
];

/** Owing. */
export const DEBT: readonly string[] = [
  '(?:dividas?(?! (?:tecnicas?|de gratidao|historica))|endividad\\w+|superendividad\\w+|spc|serasa|negativad[oa]s?|nome sujo|agiotas?|cheque especial|rotativo|consignados?|emprestimos?|fiador[a]?|avalista|carnes?|crediario|prestac(?:ao|oes)|parcelas? atrasad\\w+|faturas?|boletos atrasados|contas? (?:de luz |de agua )?atrasad\\w+|aluguel atrasado|limites? d[eo]s? (?:\\w+ )?cart(?:ao|oes)|cart(?:ao|oes) estourad\\w+|juros|financeira|linha de credito|credito (?:rural|pessoal|consignado)|microcredito|penhor\\w*|hipotec\\w+|refinanciamento|inadimplente|caloteir[oa]|acordo com o banco|saque d[eo] fgts|saque aniversario|no vermelho|cadastro de devedores|(?:boletos?|contas?|mensalidades?|parcelas?|prestac(?:ao|oes))(?: \\w+){0,3} (?:vencid[oa]s?|atrasad[oa]s?)|devendo (?:ate|geral|todo mundo|na praca|muito|para todo)|feirao|nome restrito|fies atrasad\\w+|antecip\\w+ (?:\\w+ ){0,3}(?:fgts|decimo|restituicao))',
];

export const OWING: readonly string[] = [
  '(?:pag(?:o|a|ar|uei|ou|ando)|quit\\w+|negoci\\w+|renegoci\\w+|parcel(?:o|ar|ei|amos)|abat\\w+|cobr(?:a|am|ando|aram)|lig(?:am|ando)|aceito|espero|caduc\\w+|prescrev\\w+|junt\\w+|sair|devo|devendo|posso|vale|compensa|furada|como|o que (?:eu )?fac\\w+|sem (?:dinheiro|servico|trabalho|condicoes)|desempregad[oa]|pegar|pego|pensando|tom(?:ar|ei)|fazer|fiz|fez|fizeram|medo|desconta\\w*|limp\\w+|atrapalha|perder|tirar minha|tomar minha|mandou|mandaram|acordo|reverter|renovou|conto d\\w+|sufoc\\w+|enrol\\w+|melhor|qual|assin(?:o|ar|ei)|dobr\\w+|minimo)',
];

/** What the State takes. */
export const TAX: readonly string[] = [
  '(?:impostos?|irpf|imposto de renda|(?:o|meu|no|do|de) ir(?= (?:\\.|se|esse|este|como|por|de|do|ano|e))|(?<!mato um |matar um |mata um )leao|(?<!curriculo |da |por |com |de |sem )receita(?: federal)?(?! (?:d[aeo]|medica|que|liquida|bruta|mensal|anual|culinaria|de bolo|pronta))|fisco|malha fina|darf|carne leao|restituic\\w+|tribut\\w+|aliquotas?|guias? (?:do|de) (?:mei|inss|imposto|recolhimento)|boletinhos? do (?:das|mei)|das atrasad\\w+|limite do mei|simples nacional|desenquadr\\w+|nota fiscal|(?:no|do) simples|carne d[eo]|recolhendo|regime tributario|payoneer)',
  'declar(?:o|ar|ei|ado|ada|acao)(?: \\w+){0,5} (?:auxilio|renda|rendimentos?|recebi\\w*|recebo|ganho|ganhei|dolar|exterior|freelas?|bicos?|venda|vendi|heranca|carro|imovel|gorjetas?|comiss\\w+|nada|aluguel|dependente|bolsa|estagio|pensao)',
  'nunca declarei|recolh\\w+(?: \\w+){0,3} (?:guia|inss|imposto\\w*)|emit\\w+ a guia',
];

export const TAXED: readonly string[] = [
  '(?:pag(?:o|a|ar|uei|ou|amos)|cai(?:u|r)?|entra(?:m|r)?|desconta\\w*|mord\\w+|declar(?:o|ar|ei|ado)|como|quanto|devo|preciso|tenho que|posso|problema|multa|isent\\w+|pega\\w*|cobra\\w*|dois paises|autonom[oa]|abro empresa|exterior|fora do brasil|vejo|ver|receb\\w+|restitu\\w+|dedu\\w+|passei|estour\\w+|recolh\\w+|emit(?:o|ir)|menos|muito grande|direito|faco|calcul\\w+|atrasad\\w+|nunca)',
];

/** Dear things that are bought on credit. */
export const PURCHASE: readonly string[] = [
  '(?:financi(?:ar|o|ad[oa]|amento)|entrada|parcelad[oa]|em \\d+ (?:vezes|x)|consorcio|sair do aluguel|casa propria|comprar|compro|alugar|alugo|quitar)',
];

export const DEAR: readonly string[] = [
  '(?:ape|apartamento|casa|carro|moto|barco|terreno|caminhao|imovel|sitio|lote|chacara|kitnet|trator|van)',
];
