import type { Near } from '../near.ts';
import { close } from './close.ts';
import { AT_HOME, PARTNER } from '../people.ts';
import {
  CARE,
  HER_MAN,
  HER_SIGNS,
  HURT,
  KEPT_IN,
  MAN_NEAR_ME,
  MISTREATED,
  PARTNER_OR_HE,
  TOUCHED,
  WATCHED,
  WEAK,
  WOMAN_WE_KNOW,
} from './abuse-words.ts';

/** What tells of violence at home or of a sexual kind without naming it: each idea is harmless alone. */
export const ABUSE_SIGNS: readonly Near[] = [
  close(
    20,
    '(?:medo|pavor|panico) de (?:chegar|voltar|entrar|ir) (?:em|para|a) casa|desconta (?:tudo )?em mim',
    '(?:ele|ela|bebe|marido|pai|mae|esposo|namorado|companheiro|padrasto)',
  ),
  close(
    14,
    'me (?:forc(?:ou|ava|aram)|obrig(?:ou|ava|aram))',
    '(?:quando eu tinha|na infancia|amigo d[oae]|tio|primo|padrasto|no quarto|bebad[oa]|dormindo|homem|vizinho)',
    '(?:eu|me|meu|minha)',
  ),
  close(
    26,
    '(?:ele|ela|marido|namorad[oa]|esposo|companheiro)(?: \\w+){0,4} (?:dizendo|diz|fala|falando|repete)',
    '(?:ninguem vai (?:me )?(?:contratar|querer|aguentar)|sou (?:burra|inutil|louca|feia|um lixo|uma inutil))',
    WATCHED,
  ),
  close(
    24,
    '(?:abrigo|fugida|fugi|escondida|casa abrigo)',
    '(?:sem (?:aparecer|mostrar|expor|que)|nao (?:posso|pode) (?:aparecer|mostrar|saber)|em lugar nenhum|sigilo|outro nome)',
    '(?:nome|endereco|foto|cidade|sai de casa|filh\\w+|ele)',
  ),
  close(
    22,
    '(?:de castigo|sem comer|sem comida|sem almoco|sem jantar)',
    '(?:quando|se|porque) (?:eu )?nao (?:trago|trabalho|dou|ganho|consigo|obedeco|limpo|faco)',
    [AT_HOME, '(?:casa|moro)'],
  ),
  close(
    12,
    PARTNER,
    '(?:post|vaz|mand|espalh|divulg|mostr|compartilh)\\w+',
    '(?:videos?|fotos?|prints?) (?:noss[oa]s?|minhas?|meus?|da gente|de nos)',
  ),
  close(18, PARTNER, WATCHED),
  close(
    22,
    [AT_HOME, '(?:ele|ela)'],
    KEPT_IN,
    '(?:me|eu|meu|minha|meus|mim|tudo|ninguem|medo|comida|preciso|quero|moro)',
  ),
  close(24, [AT_HOME, '(?:ele|ela)'], HURT, [
    AT_HOME,
    '(?:casa|moro|mulher|cansad[oa]|vergonha|terminar|separ\\w+|filh\\w+|bebe|faculdade|dinheiro|desculpa|flor|evento|nao me bate|quebra as portas)',
  ]),
  close(
    26,
    PARTNER_OR_HE,
    '(?:nao (?:pode|podem) saber|nao descubra|sem ele saber|escondid[oa] d(?:ele|o meu|o)|para (?:ele )?nao (?:me achar|me encontrar|descobrir))',
    '(?:ir embora|sair de casa|fug\\w+|perigos\\w+|outr[oa] (?:cidade|estado)|qualquer (?:cidade|estado)|longe|criancas|dinheiro|medo|conta|filh\\w+)',
  ),
  close(
    20,
    '(?:emprego|trabalho|servico|vaga|emprega\\w*)',
    '(?:ele|ex|marido|namorado|companheiro)',
    '(?:aparece\\w*|escandalo|barraco|me tira de la)',
    '(?:escandalo|barraco|me mand\\w+ embora|perd\\w+|ameac\\w+|toda vez)',
  ),
  close(
    16,
    '(?:maquiagem|corretivo|oculos escuros?|manga comprida|lenco)',
    '(?:tampar|tapar|cobrir|esconder|disfarcar|ninguem ver)',
    '(?:olho|olhos|roxo|roxa|marca\\w*|pescoco|braco|inchad\\w+|cara|rosto|machucad\\w*)',
  ),
  close(
    16,
    '(?:sai|saimos|fugi|fugimos|vim embora)',
    '(?:so )?(?:com|levando) (?:so )?a roupa do corpo',
    '(?:casa|crianca\\w*|filh\\w+|ele|marido|madrugada)',
  ),
  close(24, WOMAN_WE_KNOW, HER_MAN, HER_SIGNS),
  close(
    24,
    '(?:fal(?:ei|ou)|diss(?:e|eram)|ment(?:i|iu)|invent(?:ei|ou))',
    '(?:hospital|upa|pronto socorro|posto|medic[oa]|colegas|chefe|todo mundo)',
    '(?:que (?:foi|cai|bati|tropecei|escorreguei)|escada|portao)',
    '(?:pontos|rox[oa]|corte|fratur\\w+|gesso|engessad\\w+|olho|boca|braco|costela|machucad\\w+)',
  ),
  close(
    16,
    '(?:meu|minha) (?:irmao|irma|pai|mae|tio|tia|ex|primo|padrasto)',
    '(?:ameac\\w+|chantag\\w+)',
    '(?:contar (?:para )?(?:todos|todo mundo|minha|meus)|que (?:eu )?sou (?:gay|lesbica|trans|bi)|me expor)',
  ),
  close(
    12,
    AT_HOME,
    '(?:tomou|pegou|pega|some com|sumiu com|gasta|fica com|segura)',
    '(?:bpc|beneficio|aposentadoria|pensao|cartao d[ao] (?:minha|meu|bpc|bolsa))',
  ),
  close(
    26,
    '(?:me chamaram|me levaram|me prometeram|fui chamada|vim|fui|vaga|proposta)',
    '(?:hostess|garconete|danca\\w*|modelo|baba|recepcionista|dubai|espanha|europa|portugal|italia|boate|salao|camareira)',
    '(?:(?:subi\\w+|ir|fosse) para o quarto|fazer programa|convidados|me prostituir|sair com os? (?:homens|clientes)|atender homem)',
  ),
  close(6, '(?:tenho|tinha|pedi|consegui) (?:uma )?medida', 'contra (?:ele|ela|meu|minha)'),
  close(18, MAN_NEAR_ME, TOUCHED, '(?:me|eu|mim|meu|minha|comigo|quando|acordei)'),
  close(20, CARE, WEAK, MISTREATED),
  close(
    10,
    '(?:obrig\\w+|forc\\w+|mandam?|mandou|tenho que)',
    '(?:fazer programa|me prostituir|se prostituir|atender (?:homem|homens|cliente no quarto)|sair com (?:os )?clientes|deitar com)',
  ),
  close(
    12,
    '(?:engravid\\w+|gravida|grav\\w+ (?:a gente|eu)|filh[oa])',
    '(?:a forca|sem eu querer|sem eu saber|contra minha vontade|nao foi porque (?:eu )?quis)',
  ),
  close(
    26,
    '(?:grav(?:ou|aram)|filmou|fotos?|videos?|prints?)',
    '(?:manda|mostra|posta|envia|espalha|solta|vai mandar)(?: \\w+){0,2} (?:para|na|no|em)',
    '(?:se eu (?:terminar|largar|sair|nao voltar|denunciar)|sem eu saber)',
  ),
  close(
    22,
    '(?:quando eu era (?:crianca|pequen\\w+|menin[oa]|nov[oa])|na infancia|desde (?:crianca|pequen\\w+|menin[oa])|aos (?:[5-9]|1[0-5]|\\w+) anos)',
    '(?:carinhos?|brincadeiras?|coisas?|segredos?|mao)(?: \\w+){0,2} (?:onde|que|nao|comigo|em mim)(?: \\w+)? ?(?:nao|devia|podia|comigo|contar)?',
    '(?:tio|parente|primo|padrasto|vizinho|avo|pai|irmao|padre|pastor|professor|homem|cunhado)',
  ),
];
