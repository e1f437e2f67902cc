/** Ideas that, told close to each other, are signs of violence. */

export const TOLD =
  '(?:disse\\w*|diz(?:em|endo)?|fal(?:ou|aram|a|am|ando)|mand(?:ou|aram|a|am|ando)|avis(?:ou|aram|a)|ameac\\w+|jur(?:ou|aram)|recado|rindo|riu|audios?|mensag\\w+|bilhete|postou|promet\\w+|grit\\w+|gesto|sinal|falou que|se eu (?:denunci\\w+|abrir a boca|falar|contar|nao pagar|voltar|reclamar|depor))';

/** What is threatened without the word. */
export const HARM_TO_COME =
  '(?:(?:vai|vao|ia|iam|iria|quer\\w*|que) me (?:furar|quebrar|pegar|apagar|passar|arrebentar|estourar|rasgar|finalizar|acertar|derrubar d\\w+|afundar)(?! (?:um galho|no ponto|pelo|de surpresa))|mand\\w+(?: \\w+){0,2} (?:me visitar|fazer uma visita|atras de mim|me procurar em casa)|lev\\w+ (?:um|meu|o) (?:dedo|braco)|volt\\w+(?: \\w+){0,5} (?:para )?(?:terminar|acabar o|resolver)|termina\\w* o servico|dar fim|dar um sumico|sumir comigo|me fazer sumir|acident\\w+(?: \\w+){0,4} acontec\\w+|(?:o que )?acontece\\w* com quem|conhece (?:gente|um pessoal|uns)~(?:faz|que)|faz\\w* o servico|nao (?:chego|chegava|chegar|volto|amanhe\\w+)(?: \\w+){0,2} (?:em casa|viv[oa]|vivo)|surpresa na (?:escola|empresa|firma|loja)|cov[ao] (?:rasa|pronta)?|(?:emoji de )?caixao|vala|boca (?:cheia )?de formiga|virar (?:estatistica|noticia|defunto)|vem resolver comigo|eu que espere|vai sobrar para mim|meu nome (?:esta )?na (?:lista|boca)|lista de quem|(?:toma|tome|tomar|tenha|ter) cuidado (?:na rua|na saida|quando|no caminho|por onde|a noite)|sabe\\w*(?: \\w+){0,2} (?:onde (?:eu )?moro|minha rotina|que horas (?:eu )?(?:saio|chego)|o colegio|a escola|meu caminho)|(?:bonita|linda|legal) (?:a )?(?:sua|tua) (?:casa|filha|familia|esposa)|(?:sua|tua) (?:filha|mulher|mae|esposa) (?:sai|estuda|chega|mora|anda)|(?:para eu|e para|melhor) (?:faltar|nao ir|nao aparecer)|pagar com (?:a vida|sangue)|bala (?:perdida|tem)|(?:vao|vai) me (?:achar|encontrar)|me esper\\w+ (?:la fora|na saida|no ponto|na esquina|no estacionamento)|vai ter (?:volta|troco|sangue)|nao vai ficar assim)';

export const FOLLOWS =
  '(?:(?:me|nos) (?:seguindo|segue\\w*|seguiu|ronda\\w*|vigia\\w*|fotograf\\w+)(?! (?:no|na|nas|nos) (?:linkedin|instagram|redes|insta|twitter|tiktok))|(?:passa\\w*|passou|fica|para|parou|ronda\\w*|estaciona\\w*|apareceu|aparece)(?: \\w+){0,5} (?:na frente|em frente|na porta|na porteira|na rua|perto|do lado de fora)(?: \\w+){0,2} (?:(?:minha |nossa )?(?:casa|rua)|creche|escola|(?:meu|nosso) (?:predio|portao|servico|trabalho|condominio))|rondando)';

export const HOSTILE =
  '(?:demit\\w+|denunci\\w+|depus|testemunh\\w+|ex (?:funcionari\\w+|patrao|chefe|colega|socio|empregad\\w+)|marido d\\w+|namorado d\\w+|ameac\\w+|medo|apavor\\w+|(?:ja )?bat(?:eu|e) em|audios?|ha dias|todo dia|toda noite|cliente|passageiro|aluno|paciente|patrao|encarregado|chefe|dispens\\w+|process\\w+)';

export const ATTACKED =
  '(?:(?:me|nos|na gente|em mim) (?:prens\\w+|cerc(?:ou|aram)|imobiliz\\w+|derrub(?:ou|aram)|atropel\\w+|atac(?:ou|aram)|encurral\\w+|mord(?:eu|eram)|arremess\\w+|segur(?:ou|aram)(?: \\w+){0,2} (?:cabelo|pescoco|gola|colarinho|braco|forca)|deu (?:uma? |um |varios |varias )?(?:mordida|coronhad\\w+|paulad\\w+|cotovel\\w+|cabecada|joelhada|bica|chaveirad\\w+)|deram (?:coronhad\\w+|(?:uma?|uns|umas|varios|varias) (?:soco|tapa|chute|surra|murro|coronhad|paulad|rasteira)\\w*)|cuspi\\w+)|chute na (?:barriga|cara|cabeca|perna)|coronhad\\w+|paulad\\w+|cabecada|(?:garraf\\w+|cadeira|mesa|pedra|bandeja|ferramenta|capacete|prato)(?: \\w+){0,2} (?:em cima de |n?em |contra )?(?:mim|minha cabeca)|vir(?:ou|aram) a mesa em cima|solt(?:ou|aram) os? (?:cachorr\\w+|caes|cao)|(?:braco|mao|maos|joelho|pe) no (?:meu )?pescoco|meu pescoco|(?:passaram|passou) atirando|atir\\w+ (?:na|no|em|contra) (?:minha|nossa|meu|mim|nos)|apanh(?:ei|ou|amos) (?:numa|na|num|no|de|hoje|ontem|em)(?! (?:comeco|inicio|excel|prova|teste|carreira|ingles|vida|codigo|sistema|case|entrevista))|apanhando (?:de|na|no))';

export const WHERE_AT_WORK =
  '(?:trabalh\\w+|servico|plantao|cliente|passageiro|paciente|aluno|chefe\\w*|patrao|encarregado|gerente|soci[oa]|supervis\\w+|operador\\w*|don[oa] d\\w+|segurancas?|coleg\\w+|visita|turno|loja|bar|obra|fazend\\w+|motorista|cobrador\\w*|entregador\\w*|motoboy|agente|professor\\w*|seguranca|funcionari\\w+|demitir|empresa|caixa|diaria|tres caras|dois caras|uns caras|morador|oficial|denunci\\w+|hospital|escola|na rua|vendedor\\w*)';

export const BY_ME =
  '(?:vou|quer[oe]|queria|ja sei|como|comprei|guardei|botei|coloquei|peguei|levei|separei|esperar|pens(?:ando|ado|o)|planej\\w+|ensina|imagin\\w+|vontade|sinto que|hoje|decidi|se eu (?:encontr|ver|cruz|peg|top)\\w*|se (?:el[ea]|esse|essa)|da proxima|agora que|ando com|to levando|estou levando)';

export const TO_HARM =
  '(?:(?:afroux\\w+|cort\\w+|mex\\w+|solt\\w+|sabot\\w+) (?:n?o |os |as |a )?(?:freio\\w*|parafuso\\w* da|roda\\w*|cabo de aco|trava de seguranca|fio terra|mangueira do)|(?:botar|colocar|por|pingar|jogar|misturar|trocar|batizar) (?:\\w+ ){0,3}(?:na|no|do|da) (?:marmita|cafe|comida|agua|garrafa|suco|copo|bebida|aspersor|cha|lanche|refeicao) d\\w+|passando mal no hospital|respirar (?:o )?(?:veneno|gas)|(?:nao|nunca mais)(?: \\w+){0,2} (?:sai|vai|anda|levanta|andar|sair|levantar|falar)(?: \\w+){0,2} (?:andando|andar|direito|viv[oa]|de la|de pe)|nao deixar (?:um|ninguem|nenhum|nada)(?: \\w+){0,2} (?:de pe|viv[oa]|em pe)|sobrar (?:um|ninguem) (?:para|viv[oa])|jogar (?:el[ea] )?(?:para|p) fora (?:da (?:estrada|pista))?|emparelhar|perde os dentes|engolir (?:cada|os|todos os) dentes?|debaixo d\\w+ (?:minhas )?(?:botas|pe|rodas?)|(?:no|em) (?:proprio )?sangue|ver (?:el[ea]|o sangue|aquel\\w+)(?: \\w+){0,5} (?:sofr\\w+|sangr\\w+|agoniz\\w+|no chao|engasg\\w+|gritar de|implorar|chorar sangue)|sem deixar rastro|nao deixe rastro|fazer (?:uma|alguma) (?:desgraca|tragedia|matanca|chacina|carnificina)|nao respondo por mim|perco a cabeca e|entrar la (?:com tudo|armad\\w+|atirando)|(?:ensinar|dar) uma licao (?:nel[ea]|n[oa]|para el[ea]|naquel\\w+)|atras de quem me (?:entreg\\w+|dedur\\w+|demit\\w+|denunci\\w+|ferrou)|acertar (?:as )?contas? com|(?:sai|saiu|saem) (?:de la )?(?:de maca|carregad\\w+|num saco|no caixao)|de ambulancia|riscar do mapa|dar cabo d\\w+|tirar el[ea] do mapa|dar um susto (?:nel[ea]|n[oa]))';

export const HANDY =
  '(?:vergalhao|pedaco de \\w+|garrafa quebrada|caco de vidro|tijolo|enxada|machado|taco|soqueira|chave inglesa|chave de roda|pe de cabra|bastao|taco|cabo de vassoura|galao|gasolina|querosene|alcool|isqueiro|chave de fenda|tesoura|martelo|marreta|estilete|canivete|barra de ferro|cano|pau|pedra|soqueira|spray de pimenta|arma|com (?:a |uma )?faca|uma faca|a faca|facao|peixeira|foice|porrete|corrente)';

export const IN_WAIT =
  '(?:me ameac\\w+|ameacou|na mao|veio para cima|so esperando|na minha direcao|correu atras de mim|veio com|debaixo do banco|escondid[oa] para|esperar (?:tod\\w+|el[ea]s?|aquel\\w+|o|a) ?(?:mundo)?(?: \\w+)?|quando (?:el[ea]s?|o|a|aquel\\w+)(?: \\w+){0,2} (?:vier\\w*|chegar\\w*|passar\\w*|aparecer\\w*|sair\\w*|falar\\w*|abrir\\w*|entrar\\w*)|se (?:el[ea]|ess[ea]|aquel[ea])(?: \\w+){0,3} (?:vier|encostar|falar|abrir a boca|chegar perto)|com (?:todo mundo|el[ea]s|todos) dentro|tranc\\w+ a porta|me recebeu|recebeu (?:a gente|a equipe)|no (?:meu )?(?:bolso|jaleco|avental) para|acertar (?:as )?contas?)';

export const KEPT_AT =
  '(?:chegando la|outra cidade|outro estado|fazend\\w+|alojamento|oficina|costur\\w+|garimpo|barco|navio|van|onibus|portao|porteira|cadeado|predio|casa de (?:uma )?familia|numa casa|plantacao|colheita|colher|carvoaria|patroa|patrao|dona|dono|gato|comandante|capataz|armazem|colheita|encarregado|dormimos|durmo|quartinho|vaga|passagem|agencia|cozinha|sitio)';

export const HELD =
  '(?:(?:tir|recolh|confisc)\\w+ (?:os |nossos |meu )?celular\\w*|cadeado|trancad\\w+|trancou|tranc\\w+ (?:ela|ele|a gente|nos|todo mundo|o portao|por fora)|prende(?:ram|u) (?:a gente|nos|nosso\\w*|meu\\w*)|(?:guarda\\w*|segur\\w+|ret\\w+|ficou com|ficaram com|peg(?:ou|aram)|tom(?:ou|aram)|escond\\w+) (?:(?:o|os|a|as) )?(?:meus?|nossos?|minhas?|noss[ao]s?|documentos?|passaportes?|del[ea]s?) ?(?:documentos?|passaportes?|carteiras?|rg|celular\\w*)?|(?:nao|ninguem) (?:posso|podemos|pode|deixa\\w*|consigo)(?: \\w+){0,3} (?:ir embora|sair|voltar|fugir|falar no telefone)|so (?:saio|saimos|sai|libera\\w*|vou embora|posso sair)(?: \\w+)? (?:quando|depois)|enquanto nao pagar\\w*|dev(?:o|emos) (?:a passagem|a comida|o transporte|tudo)|caderninho|divida (?:que )?(?:nunca|so|nao)|espingarda|jagunco\\w*|tom(?:a|am|ou|ei) choque|policia (?:me|nos|vai) prende\\w*|nao volta para terra|sem poder (?:sair|ir embora)|para nao poder (?:ir|sair)\\w*|nao tem (?:voo|barco|onibus|carro|como)(?: \\w+){0,2} (?:de volta|voltar|sair|ir embora)|anda\\w* de fuzil|cobra (?:tudo )?dobrado)';

export const SO_THAT =
  '(?:sair|sai|saio|embora|voltar|fugir|pag\\w+|recebo|receb\\w+|divida|dev\\w+|homem|espingarda|armad\\w+|bate\\w*|apanh\\w+|choque|policia|meses|dias|anos?|ninguem|comida|presos?|presas?|teto|medo|dorm\\w+|fuzil|pedagio|documento\\w*|passaporte\\w*|reclam\\w+)';

export const GANG =
  '(?:faccao|milici\\w+|agiota\\w*|don[oa] d[oa] (?:morro|boca|area|quebrada|favela)|trafic\\w+|capanga\\w*|jagunc\\w+|bandid\\w+|pessoal do trafico|os cara d[oa]|pistoleir\\w+|crime organizado|pcc)';

export const AFTER_ME =
  '(?:me|meu|minha|nos|nosso|nossa|a gente|mim|bateram|mataram|pegaram|quebrar|cobr\\w+|pedagio|se eu recusar|avis\\w+|dedo|proxima|ninguem|sobe)';

/** Somebody lays hands on a part of the body. */
export const BODY =
  '(?:(?:n?[ao]s? |d[ao] |pel[ao]s? )?(?:minhas?|meus?) (?:perna\\w*|orelha\\w*|bracos?|maos?|cara|rosto|pescoco|cabeca|costas|barriga|boca|dentes?|nariz|pulsos?|dedos?|cabelo|olhos?|costela\\w*|peito)|(?:pel[ao]s?|puxou o|puxou os|pelo) (?:colarinho|gola|orelha|cabelos?|braco|uniforme|avental|pescoco))';

export const FORCE =
  '(?:jog(?:ou|aram|ava|a)|pux(?:ou|aram|ava|a)|peg(?:ou|aram)|segur(?:ou|aram)|apert(?:ou|aram|ava|a)|belisc\\w+|quebr(?:ou|aram|a)|cort(?:ou|aram)|torc(?:eu|ia|e)|esmag\\w+|queim(?:ou|aram)|arrast\\w+|arremess\\w+|acert(?:ou|aram)|bat(?:eu|eram|ia|e)|mord(?:eu|eram|e)|arranh\\w+|pis(?:ou|aram)|cusp\\w+|chut\\w+|derram\\w+|encost(?:ou|aram))';

export const BODILY_THREAT =
  '(?:quebr\\w+ (?:as? |os? )?(?:minhas?|meus?)|cort\\w+ (?:outra coisa|(?:a |o )?(?:minha|meu)|fora|os? dedos?)|arranc\\w+ (?:a |o )?(?:minha|meu)|(?:amanhe\\w+|aparec\\w+|acab\\w+|jog\\w+|larg\\w+)(?: \\w+){0,2} (?:vala|valao|rio|mato|morto|morta)|(?:botar|tocar|tacar|por) fogo (?:na|no|em)|me fur\\w+|me enterr\\w+|bala|boiando|cai(?:r|o)? sem querer|fazer eu sumir|some comigo|sumir comigo|me arrebent\\w+|rach\\w+ (?:minha|a minha))';
