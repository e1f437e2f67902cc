import { FIGURES } from './figures.ts';
import { HARMED_ME, KNIFE, WEAPON } from './harm-words.ts';
import { AT_HOME, AT_WORK, SOMEBODY, WANT } from './people.ts';
import { rule } from './rule.ts';
import { NO_VIOLENCE, VIOLENCE_HINTS } from './signs/violence-hints.ts';
import { VIOLENCE_SIGNS } from './signs/violence.ts';

const TO_HURT =
  '(?:matar|esfaquear|espancar|agredir|bater|socar|esmurrar|estrangular|esganar|enforcar|envenenar|atirar|dar um tiro|dar uns tiros|meter bala|meter a porrada|meter a mao|dar uma surra|dar um soco|dar umas porradas|dar porrada|quebrar a cara|quebrar na porrada|arrebentar|encher de porrada|encher de bala|cobrir de porrada|furar|degolar|linchar|queimar viv[oa]|sequestrar|torturar|balear|apagar|eliminar|acabar com a raca|acabar com a vida|partir para cima|dar um jeito definitivo|machucar|ferir|surrar|dar na cara|bater na cara|quebrar a perna|empurrar da escada|passar o carro|passar por cima|atropelar|mandar matar)';

const HIT =
  '(?:bateu|bate|batia|batem|bateram|agrediu|agride|agrediram|agredindo|espancou|espanca|socou|esmurrou|esfaqueou|enforcou|empurrou|chutou|estapeou|machucou|feriu|trancou|sacudiu|apertou meu pescoco|puxou (?:pelo|meu) (?:braco|cabelo)|esganou|cuspiu|cortou com|perseguiu na rua|seguiu ate em casa|segue ate em casa|atacou fisicamente|deu (?:um|uns|uma) (?:tapa|tapas|soco|socos|murro|chute|empurrao|surra|coronhada|pancada|tabefe|bofetada|paulada))';

const HARMLESS = [
  ...FIGURES,
  ...NO_VIOLENCE,
  '(?:soco no estomago|tapa na cara da sociedade|tapa de luva|tiro (?:certo|curto|unico|de misericordia)|bala de prata|faca na caveira|faca de dois gumes|com a faca e o queijo|bomba relogio|arma secreta|a queima roupa|de tiro ao alvo|cair atirando|na faca do mercado)',
  '(?:cozinh*|chef de|acougue*|acougueir[oa]|cutelaria|corte*|desoss*|sushi*|churrasc*|gastronomi*|padari*)(?: \\w+){0,6} facas?',
  'facas?(?: \\w+){0,6} (?:cozinha|acougue|corte|carne|sushi|churrasco|padaria)',
  '(?:posto|postos|bomba|frentista)(?: \\w+){0,4} gasolina',
  '(?:vale|ajuda|auxilio|reembolso|custo|gasto|preco)(?: \\w+){0,3} gasolina',
  'bombas? (?:de combustivel|hidraulica*|de infusao|d agua|centrifuga*|injetora*)',
  '(?:exercito|marinha|aeronautica|policia*|militar*|guarda municipal|bombeir[oa])(?: \\w+){0,6} (?:armas?|armad[oa]s?|tiros?|fuzil|pistola|armamento)',
  '(?:trabalhei com|manuseio de|curso de|porte de|treinamento de) (?:armas?|armamento*|tiro)(?: \\w+){0,3}',
  'me bat* (?:\\w+ )?(?:duvida|inseguranca|vontade|desespero|saudade|arrependimento|curiosidade|cansaco|desanimo)',
  'me (?:machuc*|chut*|empurr*) (?:um|uma|com (?:palavras|esse comentario|a resposta)|mais|para (?:outra|o|a) (?:area|setor|vaga|funcao|tarefa)|tudo|todo|todas)',
  '(?:levei|tomei|levamos) (?:uma |um )?(?:surra|tapa|soco|porrada|tiro|rasteira)s? (?:n[oa]|d[oa]) (?:prova|teste|entrevista|vida|mercado|case|desafio|excel|ingles|cara da vida|dinamica|realidade|concorrencia)',
  `me (?:bateu|bate|batia|bateram) (?:um|uma|o|a|aquel[ea]|muit[oa]|certo|certa|inseguranca|medo|duvida|vontade|tristeza|ansiedade|desespero|saudade|arrependimento|sono|fome|cansaco|desanimo|crise|vergonha|raiva)(?! (?:tapa|soco|surra|mao))`,
  'empurr* (?:um|uma|o|a|os|as|mais|muit[oa]|todo|toda|trabalho|demandas?|tarefas?|para)',
  'bat* (?:a|as|os|o|de|na|no|nas) ?(?:meta|metas|porta|portas|ponto|recorde|recordes|cabeca|papo|tecla|boca|martelo|perna|olho|duvida|concorrencia|cartao|concorrente|pe|palmas)',
  'dar (?:um )?tiro (?:no|nos|em) (?:pe|escuro|proprio pe)',
  '(?:atirar|atirei|tiro) para todos? (?:os )?lados?',
  '(?:quebrar|quebr*) (?:a cabeca|o gelo|o galho|um galho|a banca|paradigmas?|a rotina|o ciclo|o contrato|barreiras?|a empresa|o padrao|tabus?|a loja)',
  '(?:derrub*|explod*|arrebentar|arrebent*|destruir) (?:n[oa]|nas|nos|de vendas?|o mercado|as vendas|a boca do balao|na entrevista)',
  '(?:ameac*) (?:me |de )?(?:de )?(?:demit*|demissao|desligar|desligamento|mandar embora|justa causa|rebaixar|cortar|transferir|descontar|advertencia)',
  '(?:acabar|acabei|eliminar|executar|apagar|furar|cortar|atropelar|machucar|ferir|passar por cima) (?:com )?(?:d?[oae]s?|meu|minha|um|uma) (?:projeto|tarefa|concorrencia|concorrente|mercado|fila|duvida|plano|email|perfil|foto|conta|processo|custo|sentimento|ego|susceptibilidade)s?',
  '(?:curso|aula|jogo|games?|filme|serie|livro|instrutor[a]?|clube|campeonato|esporte)(?: \\w+){0,3} (?:de tiro|tiro|armas?|luta|violencia)',
  '(?:vigilante|vigia|seguranca|policial|militar|guarda|delegad[oa]|porte|posto|forcas?|carro forte|escolta)(?: \\w+){0,2} (?:arma|armas|armad[oa]s?)',
  '(?:seguranca|vigilante|vigilancia|escolta|guarda) armad[oa]s?',
];

/** A threat of the person against others, and danger to the person from others. What happens at home is `abuse`. */
export const violence = rule('violence', {
  near: VIOLENCE_SIGNS,
  phrases: [
    ...VIOLENCE_HINTS,
    `(?:${WANT}|como(?: \\w+)? para|como|jeito de|forma de|maneira de|ajuda a|alguem para|ajude a|contratar \\w+ para|pagar \\w+ para)(?: \\w+){0,2}? ${TO_HURT} (?:(?:a cara|a boca|o nariz|a fuca) )?(?:(?:em|no|na|nos|nas|de|do|da|dos|das) )?(?:${SOMEBODY}|nel[ea]s?|del[ea]s?)`,
    `${WANT}(?: \\w+){0,1}? (?:matar|esfaquear|espancar|agredir|socar|esganar|enforcar|estrangular|balear|linchar|arrebentar|esmurrar|machucar)(?: \\w+)? (?:l[oa]s?|el[ea]s?|todo mundo|todos eles|todos la|geral|alguem|um|uns|aquel[ea]s? \\w+|ess[ea]s? (?:cara|homem|mulher|fdp|desgracad[oa]|infeliz|gente|povo)|${AT_WORK}|${AT_HOME})`,
    `(?:${WANT})(?: \\w+){0,1}? (?:tacar|botar|colocar|por|meter|jogar) (?:fogo|uma bomba|bomba)(?! no (?:mercado|linkedin|projeto))`,
    `(?:${WANT}|vou)(?: \\w+){0,2}? (?:levar|trazer|comprar|arrumar|pegar|conseguir|entrar com) (?:um|uma|a|o|minha|meu)? ?(?:arma|faca|revolver|pistola|fuzil|gasolina|machado|facao|bomba)(?! (?:de cozinha|de chef))`,
    '(?:fazer|cometer|planej\\w+)(?: \\w+){0,2} (?:massacre|chacina|atentado|tiroteio)',
    '(?:el[ea]s?|chefe|gerente|todo mundo|todos|gente|patrao|colega|rh)(?: \\w+){0,3} (?:vai|vao|merece|merecem|tem que|precisa|devia|deveria) (?:morrer|pagar com (?:a vida|sangue)|apanhar|levar um tiro|levar uma surra|levar bala)',
    '(?:quero|queria|tomara|espero) que (?:el[ea]s?|o|a|meu|minha|ess[ea])(?: \\w+){0,3} (?:morr\\w+|mort[oa])',
    `(?:mato|espanco|esfaqueio|arrebento|enforco|esgano|esmurro|soco|quebro a cara|meto bala|dou um tiro|dou uma surra|acabo com a raca|acabo com a vida|pego na porrada|encho de porrada) (?:(?:em|no|na|nos|nas|de|do|da) )?(?:${SOMEBODY}|nel[ea]s?|del[ea]s?)`,
    '(?:explodir|incendiar|explodo|por fogo n[oa]|queimar)(?: \\w+){0,3} (?:firma|empresa|loja|predio|escritorio|fabrica|galpao|carro d[oe])(?! de vendas)',
    '(?:jur\\w+|promet\\w+|quero|vou me) (?:vinganca|me vingar de verdade|vingar com sangue)',
    // Danger to the person.
    '(?:anda|andam|esta|estava|veio|vem|foi|chegou|apareceu) armad[oa]',
    '(?:ameac\\w+|jur\\w+|promet\\w+|diss\\w+|diz\\w*|fal\\w+|grit\\w+)(?: \\w+){0,5} (?:me|nos|minha familia|meus filhos|meu filho|minha filha) (?:matar|mata|bater|bata|agredir|pegar (?:la fora|na saida|na rua)|espancar|esfaquear|dar um tiro|quebrar|machucar|encher de)',
    '(?:ameac\\w+)(?: \\w+){0,4} (?:de morte|morte|matar|bater|agredir|arma|faca|revolver|na saida|minha familia|meus filhos|minha vida|minha integridade|fisicamente|tiro|agressao|surra)',
    '(?:jurad[oa]|jurou|juraram|juras?)(?: \\w+)? de morte',
    `(?:apont\\w+|mostr\\w+|sac\\w+|pux\\w+|trouxe|exib\\w+|encost\\w+)(?: \\w+){0,3} (?:arma|a faca|uma faca|faca (?:para|em|na)|revolver|pistola|facao|canivete)(?: \\w+){0,3}`,
    `(?:${AT_WORK}|el[ea]|alguem|cara|vizinho|homem|seguranca|funcionari[oa]|alun[oa]|paciente|desconhecido|passageiro|entregador)(?: \\w+){0,4} (?:me|em mim) ${HIT}`,
    `(?:me|ja me|ele me|ela me|eles me) (?:agrediu|agrediram|agride|espancou|espancaram|esfaqueou|socou|estapeou|enforcou|esmurrou|deu (?:um|uns|uma) (?:tapa|tapas|soco|socos|murro|chute|surra|empurrao|tabefe|bofetada)|deram (?:um|uns|uma) (?:tapa|soco|murro|chute|surra|empurrao)|bateu (?:na cara|com|no rosto|ontem|de novo|hoje|outra vez|na frente|muito|feio)|trancou (?:na|no|em|dentro))`,
    '(?:fui|sou|estou sendo|sendo|foi) (?:agredid[oa]|espancad[oa]|esfaquead[oa]|ameacad[oa] (?:de morte|com|fisicamente)|sequestrad[oa]|seguid[oa] (?:ate em casa|na rua|por)|perseguid[oa] (?:na rua|ate em casa|por um (?:homem|cara|desconhecido))|mantid[oa] (?:pres[oa]|em carcere|refem))(?! (?:verbalmente|por recrut\\w+))',
    '(?:sofri|sofro|levei|apanhei|apanho)(?: \\w+){0,2} (?:agressao fisica|agressoes fisicas|agressao no|agressao do|tapa (?:na cara|do|da)|soco|murro|surra|facada|tiro|d[oa] (?:chefe|patrao|gerente|colega|cliente))',
    '(?:partiu|veio|foi|partiram|vieram) (?:para|pra) cima de mim',
    '(?:jogou|atirou|arremessou|tacou)(?: \\w+){1,3} (?:em mim|na minha cara|na minha cabeca)',
    '(?:estou|corro|correndo|tenho medo de|temo|to) (?:em perigo|risco de (?:vida|morte)|perigo de (?:vida|morte)|em risco de (?:vida|morte)|perigo|por minha vida|pela minha vida|morrer na mao)(?! de (?:perder|ser demit\\w+|nao))',
    '(?:medo|receio)(?: \\w+){0,3} (?:me matar|me mate|me matem|me bater|me bata|me agredir|me agrida|pela minha vida|atras de mim armad[oa])',
    '(?:el[ea]s?|ex|alguem|um cara|um homem|patrao|chefe|colega|vizinho)(?: \\w+){0,3} (?:vai|vao|quer|querem|tentou|tentaram) me (?:matar|bater|agredir|pegar|espancar|esfaquear)',
    // Held against one's will.
    '(?:trabalho escravo|escravidao|condicoes? analogas?(?: a| de)? (?:escravidao|escrav[oa])|carcere privado|trafico (?:de pessoas|humano)|servidao por divida)',
    '(?:reter\\w*|retev\\w+|ret\\w+|tomou|tomaram|pegou|pegaram|confisc\\w+|prend\\w+|segur\\w+|ficou com|ficaram com|tirou|tiraram)(?: \\w+){0,3} (?:passaportes?|documentos?|rg|identidade)(?: \\w+){0,6} (?:sair|ir embora|voltar|fugir|trabalh\\w+|preso|presa)',
    '(?:nao (?:me )?(?:deixa|deixam|deixou|deixaram|posso|consigo))(?: eu| a gente| ninguem| nos)? (?:sair|ir embora) (?:da fazenda|do alojamento|do local|daqui|da casa|do galpao|do quarto|da fabrica|do navio|de la|do predio|do sitio)',
    '(?:me|nos) (?:prende\\w*|tranc\\w+|mantem|mantiveram) (?:no|na|aqui|em|dentro|pres[oa]|trancad[oa])(?! (?:carreira|emprego|cargo|rotina|funcao))',
    '(?:sei onde (?:el[ea]s?|voce|ess[ea]|o|a|meu) ?\\w* mora)(?=.*(?:vai ver|pagar|vou|esper|pegar|acert))',
    '(?:vai|vao) (?:ver|se arrepender|pagar caro|se ver comigo)(?=.*(?:arma|sangue|porrada|morr|morte|faca|matar|bala|onde mora|soco|surra))',
    '(?:vou|quero|vontade de|pegar|pego|acertar) (?:el[ea]s? |o \\w+ )?(?:na porrada|no soco|na saida|de porrada|na faca|na bala|na pancada|de soco)',
    '(?:agressao fisica|agressoes fisicas|violencia fisica|vias de fato|ameaca de morte|ameacas de morte|tentativa de homicidio|assalto a mao armada|sequestro relampago)',
    '(?:estou|estamos|to|fui|sou)(?: \\w+){0,3} (?:refem|sequestrad[oa]|mantid[oa] aqui|sem poder sair|vigiad[oa] por (?:capanga|jagunco|homem armado|homens armados))',
    '(?:capangas?|jaguncos?|milicia\\w*|faccao|traficantes?)(?: \\w+){0,6} (?:me|nos|aqui|ameac\\w+|cobr\\w+|trabalho|casa|atras)',
    '(?:nao (?:me )?(?:pag\\w+|d\\w+)|sem (?:receber|salario))(?=.*(?:alojamento|fazenda|garimpo|carvoaria))(?=.*(?:sair|ir embora|fugir|divida|pres[oa]|document))',
    `(?:acabo|vou acabar|quero acabar|vontade de acabar) com (?:el[ea]s?|aquel[ea] \\w+|ess[ea] (?:cara|mulher|desgrac\\w+|infeliz)|meu chefe|minha chefe|meu gerente)!`,
    '(?:bater|bato|batendo)(?: \\w+){0,2} (?:nel[ea]s?|el[ea] ate|no meu (?:chefe|gerente|colega)|na minha (?:chefe|gerente|colega))',
    '(?:voar|pular|avancar|partir) (?:no|para o|em cima d\\w+) (?:pescoco|cima)(?: \\w+){0,3}',
    '(?:faz(?:er|o|endo)?|mont\\w+|fabric\\w+|faco|constru\\w+)(?: \\w+){0,2} (?:uma )?(?:bombas? (?:caseira|para|e)|bomba|explosivos?|coquetel molotov|veneno para)(?! de (?:chocolate|combustivel))',
    '(?:compr\\w+|consig\\w+|conseg\\w+|arrum\\w+)(?: \\w+){0,3} (?:arma|revolver|pistola|fuzil|municao|veneno|chumbinho)(?: \\w+){0,3}',
    '(?:vai|vou|iria|ia|quer|querem|pretende|promet\\w+|ameac\\w+)(?: \\w+){0,2} (?:atirar|dar tiros?|explodir|esfaquear|metralhar|fuzilar)(?: \\w+){0,3} (?:todo mundo|todos|gente|pessoas|empresa|escola|chefe|colegas?|el[ea]s?)',
    '(?:estou|fiquei|to|estamos) (?:trancad[oa]s?|pres[oa]s?)(?: \\w+){0,4} (?:deposito|loja|fabrica|empresa|escritorio|alojamento|galpao|fazenda|casa|quarto|obra)',
    '(?:sab\\w+|conhec\\w+|mand\\w+ foto d\\w+)(?: \\w+){0,4} (?:escola d[oa]s? meus? filh\\w+|onde (?:eu )?moro|meu endereco|minha casa|minha rotina|minha familia)(?=.*(?:quiet|calad|cuidado|denunc|melhor eu|ligac|ameac|medo))',
    'nao (?:deixa|deixam)(?: \\w+){0,2} (?:ninguem|a gente|nos|eu|nenhum de nos) (?:sair|ir embora|fugir|voltar)(?! (?:mais cedo|de ferias|do projeto|da reuniao))',
    '(?:homem|cara|homens|caras|gente|alguem|sujeito|capataz|vigia|funcionario) armad[oa]s?',
    '(?:el[ea]s?|ex|marido|chefe|patrao|colega|cara|homem|alguem)(?: \\w+){0,3} me (?:mata|matar)(?! de)',
    '(?:abriu|fez|causou) (?:um )?(?:corte|ferimento)(?: \\w+){0,3}(?=.*(?:jog|bat|agred|empurr|cabeca))',
    '(?:mand\\w+|receb\\w+|envi\\w+|post\\w+)(?: \\w+){0,3} fotos? d[aeo]s? (?:minha casa|meus? filh\\w+|minha familia|meu predio|meu carro)(?=.*(?:denunci|ameac|caixao|medo|descobri|quiet|calad))',
    '(?:quebr(?:o|ar|aria)|parto|partir|arrebent\\w+|estour\\w+) (?:a cabeca|a cara|os dentes|as pernas|o pescoco|a perna) d\\w+',
    'me bateram',
    '(?:(?:resolver|acabar com isso|dar um jeito|acertar) do meu jeito|justica com as (?:proprias|minhas) maos)',
    '(?:tom\\w+|pegaram|retiveram) (?:meu|nosso|nossos|meus) (?:celular|documentos?|passaporte)(?=.*(?:so saio|so posso sair|pagar a (?:passagem|divida)|sair daqui|ir embora))',
  ],
  pairs: [
    {
      one: ['(?:faccao|milicia|traficantes?|pcc|comando vermelho|bandidos?|detento\\w*)'],
      other: ['(?:me |meu nome|medo|ameac\\w+|jurad[oa]|jurou|minha casa|cobr\\w+)'],
      within: 'sentence',
    },
    {
      one: [`(?:barra de ferro|pedaco de pau|porrete|taco|pistola|revolver|${KNIFE}|arma)`],
      other: [
        '(?:esper\\w+ (?:el[ea]|o|a)|peg(?:o|ar) (?:el[ea]|o|a)|resolver do meu jeito|acertar as contas|vinganca|me vingar|na saida|no estacionamento|cintura)',
      ],
      within: 'sentence',
    },
    {
      one: [
        AT_WORK,
        '(?:el[ea]s?|aluno|aluna|paciente|passageiro|morador|vizinho|desconhecido|um cara|um homem|funcionari[oa]|alguem)',
      ],
      other: [HARMED_ME],
      within: 'sentence',
    },
    {
      one: [WEAPON],
      other: [
        '(?:(?:para|n[oa]|d[oa]) (?:trabalho|empresa|escritorio|loja|firma|servico|escola|faculdade)|meu chefe|minha chefe|chefe|gerente|colegas?|patrao|supervisor[a]?|el[ea] (?:me|vai|disse|tem)|me ameac\\w+|em mim|contra mim|na minha (?:cara|direcao|cabeca)|todo mundo|na mochila|na bolsa|me defender|me vingar)',
      ],
      within: 'sentence',
    },
    {
      one: ['(?:ameac\\w+|intimid\\w+)'],
      other: [
        '(?:morte|matar|mata|morrer|bater|bata|agredir|surra|arma|faca|minha familia|meus? filh\\w+|minha mae|onde (?:eu )?moro|minha casa|minha porta|na saida|la fora|me pegar|acabar comigo|minha vida|me machucar|machucar|quebrar|fisicamente|integridade|de violencia)',
      ],
      within: 'sentence',
    },
  ],
  harmless: [
    '(?:ia|ias|inteligencia artificial|automac*|robos?|tecnologia|concorrencia|concorrentes?|crise|chatgpt|mercado|demissoes|layoff*)(?: \\w+){0,3} (?:ameac*|amea*)(?: \\w+){0,4}',
    'tiros? (?:no|nos) (?:meu |proprio |meu proprio )?pes?',
    'fraquezas? e ameacas?',
    ...HARMLESS,
    '(?:combate|enfrentamento|projeto|curso|tcc?|pesquisa|palestra|artigo|livro|ong|atu*|trabalh* (?:com|contra|no|na|pelo|pela)|fiscaliz*|auditor*|estud*|materia|reportagem|aula)(?: \\w+){0,4} (?:trabalho escravo|escravidao|trafico de pessoas|trafico humano|condicoes analogas)',
  ],
});
