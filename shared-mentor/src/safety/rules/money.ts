import { either } from './either.ts';
import { moneyTold } from './money-told.ts';
import { rule } from './rule.ts';

const ASSET =
  '(?:acoes|bolsa de valores|bitcoin\\w*|cripto\\w*|criptomoedas?|btc|ethereum|tesouro(?: direto| selic)?|cdbs?|lci|lca|fiis?|fundos? (?:imobiliarios?|de investimento)|poupanca|dolar|forex|day trade|opcoes binarias|renda fixa|renda variavel|previdencia privada|dinheiro|fgts|rescisao|economias|etf|debentures?|imovel|imoveis|consorcio|nft|meu salario|reserva|mil reais|\\d+ reais|\\d+ mil|r \\d+)';

/** Those of them that are nothing but a way to invest. */
const INVESTMENT =
  '(?:acoes (?:d[aeo] (?:bolsa|empresas|petrobras|vale)|na bolsa|para (?:comprar|investir))|bolsa de valores|bitcoin\\w*|cripto\\w*|btc|ethereum|tesouro(?: direto| selic)?|cdbs?|lcis?|lcas?|fiis?|fundos? (?:imobiliarios?|de investimento)|poupanca|dolar|forex|day trade|opcoes binarias|renda fixa|renda variavel|previdencia privada|etfs?|debentures?|consorcio|nfts?)';

const moneyNamed = rule('money', {
  phrases: [
    `(?:coloc(?:ar|o)|comprar|compro|por|guardar|guardo|rend\\w+|especular|oper(?:ar|o)|entrar|vale a pena|sobre|escolh\\w+|indic\\w+)(?: \\w+){0,5} ${INVESTMENT}`,
    `(?:invist\\w+|invest(?:ir|i|indo|imento|imentos|iria)|aplic(?:ar|o|acao|acoes|ando))(?: \\w+){0,5} ${ASSET}(?! (?:em|num|no|na) (?:um )?(?:curso|carreira|formacao|ingles|pos|mba|faculdade|certificacao))`,
    `${INVESTMENT}(?: \\w+){0,5} (?:invisto|investir|aplicar|rende\\w*|onde coloc\\w+|vale a pena|da dinheiro|compens\\w+|devo comprar|compro|da lucro|e seguro|e golpe|ficar ric[oa])`,
    '(?:onde|em que|no que|quanto|como|devo|qual|melhor)(?: \\w+){0,3} (?:invisto|investir|investimentos?|aplicacao financeira|aplicacoes financeiras)(?! (?:em|na|no|para|n[ao]) (?:mim|minha|meu|carreira|cursos?|formacao|ingles|estudos?|idiomas?|conhecimento|qualificacao|networking|certific\\w+|linkedin|pos|mba|educacao|treinamento|ux|ti|dados|tempo|soft|um curso|uma pos|marketing|equipe|portfolio|marca pessoal))(?! (?:meu tempo|tempo|energia|esforco|meus estudos|minha energia))',
    '(?:apost(?:o|ar|ei|ando|as)|jog(?:o|ar|uei|ando)|perdi|perdendo|viciad[oa]|vicio|dependente|ganhar|dinheiro|gast\\w+)(?: \\w+){0,6} (?:tigrinho|bets?|casas? de apostas?|apostas(?: esportivas)?|cassinos?|blaze|aviator|roleta|jogo do bicho|loteria|mega sena|caca niquel|slots?|poker online|jogos? de azar|betano|bet365|foguetinho)',
    '(?:tigrinho|jogo do tigre|casas? de apostas?|apostas esportivas|cassino online|bet365|betano|blaze|aviator|foguetinho|jogos? de azar)(?! (?:como empregador|vaga|contrat\\w+))',
    '(?:estou|to|vivo|ando|fiquei|tenho|com|cheio de|cheia de|muitas|atolad[oa]|afundad[oa]|sair d[aeo]s?|pagar (?:minhas |as |meus |os )?|quitar|renegoci\\w+|negociar|acumul\\w+|limpar)(?: \\w+){0,4} (?:endividad\\w+|dividas?|nome sujo|meu nome|nome no serasa|nome negativado|negativad[oa]|superendividad\\w+|agiota|cartao estourado|no rotativo|cheque especial|boletos atrasados|emprestimos?|serasa|aluguel atrasado|contas atrasadas)',
    '(?:dividas?|endividad\\w+|nome sujo|negativad[oa]|agiota|cheque especial|rotativo do cartao|serasa)(?: \\w+){0,6} (?:como|o que|devo|posso|pagar|quit\\w+|renegoc\\w+|sair|cobr\\w+|prescre\\w+|caduc\\w+|limpar)',
    '(?:devo|posso|vale a pena|como|onde|qual|quero|preciso|pegar|fazer|peguei|pego|conseg\\w+|solicit\\w+|pedir|contrat\\w+|melhor)(?: \\w+){0,4} (?:emprestimos?|consignado|credito pessoal|financiamento|antecipa\\w+ (?:do |o |de )?(?:fgts|saque)|saque aniversario|refinanci\\w+|cartao de credito|agiota|consorcio|hipoteca)',
    '(?:declar\\w+|deduz\\w+|restitu\\w+|sonegar|pagar menos|pago|paga|pagar|isent[oa]|cai\\w* na|calcul\\w+|recolh\\w+|abater|abato|reduzir|escapar|retific\\w+|devo|quanto)(?: \\w+){0,5} (?:imposto\\w*|(?:no|o|meu|do) ir|irpf|imposto de renda|receita federal|malha fina|carne leao|simples nacional|inss como autonom[oa]|tributos?|darf|guia do mei)(?! (?:como|na vaga|de curriculos?))(?= )',
    '(?:imposto de renda|malha fina|carne leao|irpf|darf)(?=(?:.*(?:como|preciso|devo|quanto|posso|declar|pag|o que|deduz|restitu)))(?! (?:no curriculo|para vaga))',
    '(?:sonegar|sonego|lavar dinheiro|lavagem de dinheiro para|caixa dois|laranja|nota fria|conta laranja|ocultar renda|burlar o fisco|nao pagar imposto)',
    '(?:simples nacional|mei|pj|lucro presumido|cnpj)(?: \\w+){0,6} (?:quanto (?:de |pago |e o )?impost\\w+|qual (?:o )?regime|anexo|fator r|paga menos imposto|tributac\\w+|aliquota)',
    '(?:quanto|qual)(?: \\w+){0,4} (?:imposto|tributac\\w+|aliquota)(?: \\w+){0,4} (?:pj|mei|cnpj|simples|autonom[oa]|freela\\w*|exterior)',
    '(?:piramide financeira|marketing multinivel|esquema (?:ponzi|de piramide)|dinheiro facil|renda garantida|robo de (?:investimento|trade)|ganhar dinheiro (?:rapido|facil|na internet|sem trabalhar)|ficar ric[oa]|renda extra garantida|sinais de trade|telegram de investimento)',
    '(?:quanto|como|devo|consigo|planej\\w+)(?: \\w+){0,4} (?:(?:juntar|guardar|poupar|economizar)(?= (?:\\.|(?:\\w+ ){0,3}(?:dinheiro|mes|salario|reserva|reais|mil|poupanca|emergencia)))|me aposentar|montar reserva|reserva de emergencia|independencia financeira|viver de renda|financas pessoais|organizar minhas financas|orcamento familiar)',
    '(?:caiu|cai|levei|sofri|fui vitima de)(?: \\w+){0,3} (?:golpe|pix errado|fraude)(?: \\w+){0,4} (?:pix|banco|dinheiro|cartao|investimento|emprestimo|boleto)',
    '(?:devo|posso|vale a pena|compensa)(?: \\w+){0,3} (?:financiar|comprar|quitar|alugar|vender)(?: \\w+){0,2} (?:apartamento|casa|carro|moto|imovel|terreno)',
    '(?:melhor(?:es)?|qual|quais|que)(?: \\w+){0,2} (?:cripto\\w*|acoes para (?:comprar|investir)|acoes da bolsa|acao para comprar|fiis?|cdbs?|investimentos?|fundos imobiliarios|corretora para)',
    '(?:sai\\w*|livr\\w+|pag\\w+|quit\\w+|parcel\\w+|renegoci\\w+|negoci\\w+|organiz\\w+)(?: \\w+){0,2} (?:d?as? |minhas? )?dividas?(?! tecnicas?)',
    '(?:nome|cpf)(?: \\w+){0,3} (?:serasa|spc|sujo|negativad[oa])',
    '(?:devendo(?: \\w+){0,2} (?:\\d+|mil|reais|no cartao|banco|agiota|cartao|aluguel)|devo (?:uns |quase |mais de )?(?:\\d+ mil|\\d{4,} reais|\\d+ reais|mil reais|dinheiro|no cartao|ao banco|para o banco))',
    '(?:ganh\\w+|viver|vivo|lucr\\w+|dinheiro|sustent\\w+)(?: \\w+){0,3} (?:n?[ao]s? |de |com )(?:bets?|apostas?|jogos? online|cassino\\w*|tigrinho)',
    '(?:limite|fatura|cartao)(?: \\w+){0,4} (?:estour\\w+|atrasad\\w+|no rotativo)',
    '(?:pegar|pego|peguei|tomar|pedir)(?: \\w+)? dinheiro emprestado',
    '(?:indic\\w+|recomend\\w+|sugir\\w+|sugere)(?: \\w+){0,2} (?:acao|acoes|investimento\\w*|fundo\\w*|corretora|moeda\\w*)(?! (?:de|para) (?:melhor|carreira|desenvolv|marketing))',
    'acoes d[aeo] (?:petrobras|vale|itau|magalu|magazine|ambev|nubank|bradesco|banco do brasil|apple|tesla|nvidia|weg)',
    '(?:fico|ficar|fica) (?:ric[oa]|milionari[oa])',
    '(?:enriquecer|tesouro (?:direto|selic|ipca)|regime tributario|fundos? imobiliarios?)',
    '(?:quanto|como|onde)(?: \\w+){0,3} (?:guardo|poupo|junto|economizo|guardar|poupar)(?: \\w+){0,4} (?:dinheiro|mes|aposent\\w+|reserva|salario)',
    '(?:financi(?:ar|amento|o))(?: \\w+){0,3} (?:carro|casa|apartamento|moto|imovel|terreno)',
  ],
  pairs: [
    {
      one: ['(?:apostar|apostei|apostando|apostas|aposto|bets?)'],
      other: [
        '(?:perdi|perdendo|recuper\\w+|aluguel|dividas?|vici\\w+|parar|ganhar dinheiro|renda|lucro|salario|emprestimo)',
      ],
      within: 'sentence',
    },
    {
      one: ['(?:investimento|invisto|investir|investi|negocio|esquema|plataforma|aplicativo)'],
      other: [
        '(?:\\d+ ?(?:por cento|) (?:por|ao|a) (?:semana|dia|mes)|indicando (?:pessoas|amigos)|dobr\\w+ (?:o |meu )?dinheiro|triplic\\w+|retorno garantido|lucro garantido)',
      ],
      within: 'sentence',
    },
  ],
  harmless: [
    '(?:sou|e|foi|ser) um (?:bom |otimo )?investimento',
    '(?:sou|era|fui|trabalh*) (?:\\w+ ){0,3}?(?:contador[a]?|contabil\\w*|tributarista|bancari[oa]|banco|cobranca|renegociacao|analista fiscal|auxiliar fiscal)(?: \\w+){0,12}',
    '(?:estagi*|ajudo|ajudei|ajudava|atend*)(?: \\w+){0,7} com (?:dividas?|emprestimos?)',
    '(?:conciliac*|cobranca|baixa)(?: \\w+){0,3} (?:boletos|cartoes|faturas)(?: atrasad\\w+)?',
    '(?:ajud*|atend*|orient*|acolh*|trabalh* com|negoci* com) (?:pessoas?|clientes?|familias)(?: \\w+){0,3} (?:dividas?|endividad*|negativad*)',
    '(?:area|setor|mercado|empresa|site|plataforma|casa) de (?:apostas|bets)(?: esportivas)?',
    '(?:invest*|invist*|aplic*)(?: \\w+){0,4} (?:em|na|no|nas|nos|num|numa|para) (?:mim|minha|meu|um|uma|meus|minhas|o|a)? ?(?:carreira|cursos?|formacao|ingles|estudos?|idiomas?|conhecimento|qualificacao|networking|certific*|linkedin|pos|mba|educacao|treinamento*|desenvolvimento|marca pessoal|portfolio|equipe|pessoas|capacitacao|espanhol|aula*|mentoria|graduacao|faculdade|carreira|futuro profissional|relacionamento*|marketing|tecnologia|ti|dados|habilidad*|aprendizado|bootcamp|curriculo)',
    '(?:trabalh*|quero trabalhar|vaga*|area|analista|assessor[a]?|consultor[a]?|gestor[a]?|gerente|setor|mercado|banco*|carreira|fundo*|experiencia|atu*|certificac*|curso|estagio|sou|especialista|relatorio*|corretor*|assistente|auxiliar|supervisor[a]?|coordenador[a]?|planejador[a]?|especializacao|conhecimento|consultoria|formad[oa]|mudar|migrar|cpa|cea|departamento|escritorio|operador[a]?|agente|empresa|startup|fintech|corretora|projeto*|indicador*|automatiz*|reduzi|implant*|equipe|time)(?: \\w+){0,3} (?:de|em|com|no|na|para|do|da|sobre) (?:investimentos?|renda fixa|renda variavel|acoes|cripto*|financiamento*|emprestimos?|credito|consignado|impostos?|tributos?|tributario|fiscal|cobranca|dividas|apostas(?: esportivas)?|casas? de apostas?|bets?|cassinos?|fundos?|seguros|previdencia(?: privada)?|consorcio*|financeir*|mercado financeiro|bolsa(?: de valores)?|simples nacional|imposto de renda|cambio|poupanca|lavagem de dinheiro|recuperacao de credito|loteria|jogos)',
    '(?:apost*) (?!em (?:bets?|jog*|cassino*|time*|futebol|cavalo*|loteria|roleta|blaze|casa))(?:em|na|no|que|todas as fichas|minhas fichas|alto)(?: (?:uma?|dados|area|carreira|tecnologia|ti|voce|mim|meu|minha))?',
    '(?:divida* tecnica*|divida de gratidao|divida historica)',
    '(?:vale a pena|devo|como|onde|quanto) (?:investir|invisto|aplicar) (?:meu |o )?(?:tempo|energia|esforco|horas)(?: \\w+){0,4}',
    '(?:prevencao|combate|pld|analista|compliance|area)(?: \\w+){0,3} (?:a|de|da|contra)? ?(?:lavagem de dinheiro|fraude*)',
    '(?:aplicar|aplico|apliquei|aplicando|aplicar me) (?:para|a|as|em|na|no|nas|nos|o|esse|essa) (?:vagas?|curriculo|processo*|empresa*|metodo*|conhecimento*|star|teste*|tecnica*|bolsas? de estudos?)',
    'bolsas? (?:de estudos?|de pesquisa|de mestrado|de doutorado|parcial|integral|familia|auxilio|cnpq|capes|fapesp)',
    '(?:acoes) (?!d[aeo] (?:petrobras|vale|itau|magalu|magazine|ambev|nubank|bradesco|banco|apple|tesla|nvidia|weg))(?:de|do|da|para|sociais|afirmativas|corretivas|trabalhistas|praticas|que|concretas|no|na|estrategicas|promocionais|comerciais)',
    '(?:por|colocar|coloco|guardar) (?:o |meu |minha )?(?:salario|pretensao|valor)(?: \\w+){0,3}',
  ],
});

/** Investments, taxes, gambling, loans and debts. What work pays is for the mentor. */
export const money = either(moneyNamed, moneyTold);
