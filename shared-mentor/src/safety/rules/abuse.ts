import { NO_ABUSE } from './signs/abuse-hints.ts';
import { ABUSE_SIGNS } from './signs/abuse.ts';
import { HARMED_ME } from './harm-words.ts';
import { AT_HOME, PARTNER } from './people.ts';
import { rule } from './rule.ts';

const HURTS =
  '(?:bate|bateu|batia|batendo|agride|agrediu|agredia|agredindo|espanca|espancou|violenta|violentou|estupra|estuprou|abusa|abusou|abusava|ameaca|ameacou|ameacando|esgana|esganou|enforca|enforcou|machuca|machucou|machucava|maltrata|maltratou|tranca|trancou|persegue|perseguindo|tortura|deu (?:um|uns|uma) (?:tapa|tapas|soco|socos|murro|chute|surra|empurrao)|da (?:tapa|tapas|soco|socos|surra)|quebrou (?:meu|minha) \\w+|toca|tocava|tocou|toca em mim|tocou em mim|estrangul\\w+|chuta|chutou|apalp\\w+|alisa|alisou|molest\\w+|mexe comigo|mexia comigo|mexeu comigo|pega a forca|forcou a|forca a|obriga a (?:transar|ter relac\\w+|fazer sexo|me prostituir)|obrigou a (?:transar|ter relac\\w+|fazer sexo))';

const CONTROLS =
  '(?:humilha|humilhou|humilhava|xinga|xingava|xingou|controla|controlava|vigia|proibe|proibiu|nao (?:me )?deixa(?: eu)? (?:trabalhar|sair|estudar|ver|falar|ter)|prende em casa|tirou meu (?:dinheiro|celular|cartao|salario)|pega (?:todo )?(?:o )?meu (?:salario|dinheiro|cartao)|fica com (?:todo )?(?:o )?meu (?:salario|dinheiro)|toma (?:todo )?(?:o )?meu (?:salario|dinheiro)|impede de (?:trabalhar|sair|estudar))';

/** Violence at home, sexual violence, violence against children and old people. */
export const abuse = rule('abuse', {
  near: ABUSE_SIGNS,
  phrases: [
    `${AT_HOME}(?: \\w+){0,4}? (?:me|em mim|nos) ${HURTS}`,
    `${AT_HOME}(?: \\w+){0,4}? (?:bate|bateu|batia|bater|abusa|abusou|agride|mexe|mexeu)(?: muito| sempre)? (?:em mim|na minha (?:mae|irma|filha)|no meu (?:filho|irmao)|nos meus filhos|nas criancas|nos filhos|de mim|comigo sexualmente)`,
    `${PARTNER}(?: \\w+){0,3}? (?:me )?${CONTROLS}`,
    '(?:apanho|apanhei|apanhava|apanhando) (?:d[oea]|em casa|do meu|da minha|dele)(?! (?:excel|ingles|sistema|codigo|python|vida|java))',
    `(?:medo|pavor|fugir|fugindo|fugi|fujo|escond\\w+)(?: \\w+){0,3} ${PARTNER}(?! (?:perder|nao gostar|brigar))!`,
    `${PARTNER}(?: \\w+){0,3} (?:violent[oa]|agressiv[oa]|agressor[a]?|abusiv[oa]|abusador[a]?|e perigos[oa])`,
    '(?:sofro|sofri|vivo|vivi|vitima de|vivendo|estou|passo por|passei por|sofrendo|situacao de|vivencio)(?: \\w+){0,3} (?:violencia|agressao|agressoes|abusos?|maus tratos)(?: \\w+){0,3} (?:domestica|em casa|dentro de casa|familiar|conjugal|do meu|da minha|sexual|sexuais|psicologica do meu|patrimonial|na infancia)',
    '(?:sofro|sofri|sofrendo|vitima de|fui) (?:abusos? sexua(?:l|is)|abusad[oa]|violentad[oa]|estuprad[oa]|molestad[oa]|estupro)',
    '(?:estou|vivo|presa|preso|vivendo|sair|tenho)(?: \\w+){0,4} (?:relacionamento|casamento|namoro|relacao|lar) (?:abusiv[oa]|violent[oa]|toxico e violento)',
    '(?:me|ja me|ele me|ela me|tentou me|tentaram me|quis me|quase me) (?:estupr\\w+|violent(?:ou|ar|aram|ava)|molest\\w+|abus(?:ou|ar|ava|aram) sexualmente)',
    '(?:estupr\\w+|abuso sexual|abusos sexuais|violencia sexual|violencia domestica|abusad[oa] sexualmente|abusou sexualmente|abusa sexualmente|medida protetiva|maria da penha)',
    '(?:me )?(?:forc|obrig)(?:ou|aram|a|am|ando)(?: \\w+){0,2} (?:transar|ter relac\\w+|fazer sexo|sexo|me prostituir|prostituicao)',
    '(?:vaz\\w+|divulg\\w+|public\\w+|espalh\\w+|post\\w+|mostr\\w+|compartilh\\w+|chantag\\w+)(?: \\w+){0,5} (?:nudes?|fotos? intimas?|videos? intim[oa]s?|fotos? minhas? nua|fotos? nuas?|fotos peladas?|minhas fotos intimas)',
    '(?:exploracao sexual|prostituicao (?:infantil|forcada)|pedofil\\w+|pornografia infantil|abuso infantil|abuso de (?:menor|crianca|vulneravel)\\w*)',
    '(?:bate|batem|bateu|espanca\\w*|agride\\w*|maltrata\\w*|abusa\\w*|abusou|machuca\\w*|mexe|mexeu|toca|tocou|tranca\\w*|deixa\\w* (?:sozinh\\w+|sem comer))(?: \\w+){0,4} (?:criancas?|bebe|menin[oa]s?|filh[oa]s?(?: del[ea])?|entead[oa]s?|net[oa]s?|sobrinh[oa]s?|idos[oa]s?|avo|minha mae|sogra|alunos? pequen\\w+|deficiente)',
    '(?:criancas?|bebe|menin[oa]s?|idos[oa]s?|filh[oa]s?|avo|sobrinh[oa]s?|entead[oa]s?|alun[oa])(?: \\w+){0,4} (?:apanha\\w*|espancad\\w+|abusad\\w+|maltratad\\w+|agredid\\w+|violentad\\w+|molestad\\w+|sofre\\w* (?:abuso|violencia|maus tratos))',
    '(?:padrasto|pai|tio|irmao|avo|primo|cunhado|sogro|vizinho)(?: \\w+){0,3} (?:entra no meu quarto|deita na minha cama|me olha no banho|tira minha roupa|passa a mao)',
    '(?:tentativa de estupro|feminicidio|abusos? (?:sexua\\w+|na infancia|do meu|dentro de casa)|carcere privado em casa|violencia (?:psicologica|patrimonial|fisica) (?:do meu|em casa|no casamento|dentro de casa))',
    '(?:fug(?:i|ir|indo)|escond\\w+|escap\\w+|me separ\\w+|sai de casa|sair de casa)(?: \\w+){0,6} (?:agress\\w+|violent[oa]|me bat\\w+|apanh\\w+|ameac\\w+|me mat\\w+)',
    '(?:casa abrigo|delegacia da mulher)(?=.*(?:preciso|como|onde|meu|fui|ir))',
    '(?:transar|sexo|relac\\w+)(?: \\w+){0,3} (?:a forca|sem (?:eu )?querer|contra (?:a )?minha vontade|sem (?:meu )?consentimento)',
    '(?:enquanto eu (?:dormia|estava dormindo|tava dormindo|estava bebada))(?=.*(?:toc|mao|abus|transou|sexo|em mim))',
    '(?:dop\\w+|boa noite cinderela|me embebed\\w+)(?: \\w+){0,6}',
    '(?:homem|mulher|pessoa|cara) (?:violent[oa]|agressiv[oa]|que me (?:bate|agride|ameaca|espanca))',
    '(?:irmao|irma|pai|mae|tio|tia|padrasto|madrasta|avo|primo|prima|cunhado|sogro|professor|padre|pastor|patrao|chefe)(?: \\w+){0,2} (?:abus(?:a|ou|ava|aram)|violent(?:a|ou|ava)|molest(?:a|ou|ava)|estupr(?:a|ou|ava)|se aproveit(?:a|ou|ava))(?: sexualmente)? de mim',
    `${PARTNER}(?: \\w+){0,3} (?:rasg\\w+|queim\\w+|escond\\w+|quebr\\w+|destru\\w+|jogou fora|sumiu com)(?: \\w+){0,2} (?:meus?|minhas?) (?:documentos?|roupas?|celular|diploma|computador|notebook|coisas|uniforme|carteira)`,
    '(?:fazia|fez|faz|faziam) (?:umas |algumas |essas |certas )?coisas? (?:comigo|em mim)',
    '(?:enquanto|quando) (?:eu )?(?:durmo|dormia|durmia|finjo dormir|fingia dormir)(?=.*(?:toc|mao|abus|mexe|quarto|em mim))',
    `(?:${PARTNER})(?: \\w+){0,4} nao aceita(?: \\w+){0,2} (?:separac\\w+|termino|fim|divorcio)(?=.*(?:rond|persegu|ameac|segu|invad|entrar|medo|atras))`,
    '(?:rond\\w+|perseguindo|me seguindo)(?: \\w+){0,3} (?:meu (?:servico|trabalho|predio)|minha casa|minha rua)',
    'quebrou meu (?:braco|nariz|dedo|dente|maxilar)',
  ],
  pairs: [
    { one: [AT_HOME], other: [HARMED_ME, 'me ameac*', 'apanh*'], within: 'sentence' },
    {
      one: [PARTNER, '(?:em casa|dentro de casa|aqui em casa)'],
      other: [
        '(?:violen\\w+|agressiv\\w+|agressao|agressoes|(?:me )?control\\w+ (?:meu|minha|tudo|o que|com quem|cada|me)|proib\\w+|me impede\\w*|nao (?:me )?deixa(?: que)?(?: eu)? (?:trabalh\\w+|sair|estud\\w+|ter|usar|arrum\\w+|falar|procur\\w+)|nao (?:quer|aceita|permite) que eu (?:trabalhe|saia|estude|tenha)|me vigia\\w*|rastreia|me persegu\\w+|me humilh\\w+|me xing\\w+|quebr\\w+ (?:tudo|as coisas|meu|minha)|rasg\\w+ (?:meu|minha)|(?:pega|fica com|toma|tira|tirou|pegou|gasta|esconde|escondeu|segura) (?:todo |tudo |o |a |com )?(?:o )?meu (?:dinheiro|salario|cartao|celular|documento\\w*)|medo (?:dele|dela|de apanhar|de voltar)|me forc\\w+|me obrig\\w+ a (?:transar|ficar|sexo|ter)|chantag\\w+|fotos? intim\\w+|me matar|me mata)',
      ],
      within: 'sentence',
    },
    {
      one: [
        '(?:criancas?|bebe|menin[oa]s?|enteados?|enteada|sobrinh[oa]s?|idos[oa]s?|minha avo|meu avo|vo|sogra|vizinh[oa]|filh[oa]s? d[aeo]l?[ea]?\\w*)',
      ],
      other: [
        '(?:apanh\\w+|espanc\\w+|maltrat\\w+|maus tratos|agred\\w+|abusad\\w+|abus(?:a|ou|am) d\\w+|violentad\\w+|molest\\w+|passa(?:ndo)? fome|trancad\\w+|abandonad\\w+|sozinh[oa]s? em casa|bat(?:e|em|eu|endo) n[oea]\\w*|grit\\w+ de dor|hematoma\\w*|marcas de|deixa\\w* sem comer|negligencia)',
      ],
      within: 'sentence',
    },
  ],
  harmless: [
    ...NO_ABUSE,
    '(?:trabalh*|atu*|atend*|acolh*|apoi*|ajud*|projeto*|ong|rede|curso*|palestra*|tcc?|pesquisa*|artigo*|tese|livro|campanha*|combate|prevencao|enfrentamento|voluntari[oa]|psicolog[oa]|assistente social|advogad[oa]|delegacia|estudo*|centro*|casa|politicas publicas|programa|capacitacao|aula|reportagem|conselh*|lei|sobre|especialista|vaga*|oficina|atendimento)(?: \\w+){0,6} (?:violencia (?:domestica|sexual|familiar|contra)(?: \\w+){0,3}|abuso sexual(?: infantil)?|abuso infantil|exploracao sexual|estupro|maus tratos|maria da penha|medidas? protetivas?|relacionamentos? abusivos?|abusad[oa]s sexualmente|pedofilia)',
    '(?:sai|saindo|sair|deixei|superei|depois|fim|livre|terminei|recomec*) (?:de|do|um|de um|desse|ha \\w+ \\w+ de um|d[oe] meu) (?:um )?(?:relacionamento|casamento|namoro) (?:abusivo|toxico|violento)(?! e (?:ele|ela|tenho medo))',
    '(?:me (?:bateu|bate|batia)) (?:um|uma|o|a|aquel[ea]|muit[oa]|inseguranca|medo|duvida|vontade|tristeza|ansiedade|desespero|saudade|arrependimento|sono|desanimo|crise|vergonha)(?! (?:tapa|soco|surra|mao|cinto))',
    'abus* (?:do|da|de|dos|das) (?:poder|hora*|tempo|meu tempo|boa vontade|paciencia|minha paciencia|autoridade|banco de horas|direito|cafe|excel|minha boa|minhas horas|reuni*|autoconfianca|creatividade|minha energia|confianca)',
    '(?:ameac*) (?:me |de )?(?:de )?(?:demit*|demissao|desligar|mandar embora|cortar|tirar o plano)',
  ],
});
