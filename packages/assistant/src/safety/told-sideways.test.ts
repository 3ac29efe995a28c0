import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { expect, it } from 'vitest';
import { createSafety } from './safety.ts';

const { safety: rules, directories } = readKnowledge(
  new URL('../../../../content', import.meta.url).pathname,
);
/** As on the phone: signs alone, which none of these lines was learned for. */
const safety = createSafety(rules, directories);

it.each([
  [
    'child-abuse',
    'en',
    'a grown man near our school buys me gifts and says tell nobody or we will be in trouble',
  ],
  ['child-abuse', 'en', 'the driver pays my lunch, i must keep quiet about what he wants'],
  ['child-abuse', 'fr', "un adulte de l'école m'achète des cadeaux et me dit de le dire à personne"],
  ['child-abuse', 'fr', "le boutiquier me donne de l'argent, il dit que c'est notre secret"],
  ['child-abuse', 'sw', 'kocha ananipa zawadi na pesa, amesema nisiseme kwa mtu yeyote'],
  ['child-abuse', 'sw', 'jirani mtu mzima ananinunulia vitu halafu anasema ni siri yetu'],
  ['eclampsia', 'sw', 'nina mimba ya miezi nane na nikiamka uso umefura na macho yamejaa'],
  ['ectopic', 'en', 'my period came late, only brown drops, and it hurts on my right side'],
  ['ectopic', 'fr', 'mes règles ont du retard, juste des traces marron, et j’ai mal du côté gauche'],
  ['ectopic', 'sw', 'hedhi ilichelewa wiki mbili, ni matone ya kahawia tu na panauma upande wa kulia'],
  ['forced-marriage', 'en', 'this august we go to shags, grandma says i will come back a real woman'],
  [
    'forced-marriage',
    'en',
    'they are taking me upcountry on friday to become a woman like my cousins, they came back and could not walk',
  ],
  ['forced-marriage', 'fr', "pendant les vacances mamie m'emmène au village pour devenir une vraie femme"],
  [
    'forced-marriage',
    'fr',
    'dimanche il y a la cérémonie au village, après je serai une femme comme ma cousine',
  ],
  ['forced-marriage', 'sw', 'likizo hii naenda kijijini kwa bibi, wanasema nitarudi mwanamke kamili'],
  [
    'forced-marriage',
    'sw',
    'wiki ijayo kuna sherehe kijijini niwe mwanamke kama dada yangu, yeye alilia sana',
  ],
  ['pregnancy-danger', 'en', 'my bed was wet this morning and the wet is a bit green, baby is due next week'],
  ['pregnancy-danger', 'en', 'i am at 38 weeks, something like pee keeps dripping and it is brownish'],
  ['pregnancy-danger', 'fr', 'mon pagne est mouillé depuis ce matin, un peu verdâtre, je suis au 9e mois'],
  ['pregnancy-danger', 'fr', 'à 37 semaines ça goutte comme du pipi et c’est marron'],
  [
    'pregnancy-danger',
    'sw',
    'nguo ya ndani imelowa tangu asubuhi, rangi ya kijani, mimba ni ya mwezi wa tisa',
  ],
  ['pregnancy-danger', 'sw', 'majimaji yanavuja kama mkojo yana rangi ya kahawia, nina wiki 37'],
  ['suicide', 'en', 'i decided, after today i will not bother anyone and i have everything ready'],
  ['suicide', 'en', 'my sister will be a better mother for her, her things are packed and i wrote it down'],
  ['suicide', 'en', 'soon they can all relax and i will sleep for good'],
  ['suicide', 'fr', "j'ai décidé, bientôt je vais plus gêner personne, tout est prêt"],
  ['suicide', 'fr', "ma tante l'élèvera mieux, j'ai écrit une lettre pour elle"],
  ['suicide', 'fr', 'après ça ils seront en paix et moi je vais dormir pour toujours'],
  ['suicide', 'sw', 'nimeamua, sitawasumbua watu tena, nina kila kitu kwenye begi'],
  ['suicide', 'sw', 'shangazi atamlea vizuri kuliko mimi, nguo zake nimepanga tayari'],
  ['suicide', 'sw', 'wote watakuwa na amani na mimi nitapumzika milele'],
  ['violence', 'sw', 'mume wangu akilewa hunishika shingo hadi nakosa pumzi'],
  ['violence', 'sw', 'boyfriend akiwa na wivu hunikaba koo kidogo'],
] as const)('signs find %s told sideways (%s): %s', (ruleId, language, text) => {
  expect(safety.check(text, { language })?.ruleId).toBe(ruleId);
});

it.each([
  ['en', 'my son is 3 and rubs himself on the sofa when he is sleepy, is it normal, do i punish him'],
  ['en', 'my niece aged 5 touches herself in the bath, she is cheerful, how do i react'],
  [
    'en',
    'i raise my daughter of 11 alone, she has small breasts now and hides when she bathes, what do i teach her',
  ],
  ['fr', 'ma fille de 4 ans se frotte contre le canapé, elle est joyeuse, est-ce que je la gronde'],
  ['fr', 'mon copain a 17 ans comme moi et dit que toute la classe l’a déjà fait'],
  [
    'fr',
    'ma fille de 11 ans a les seins qui poussent et se cache pour se laver, je lui dis quoi en tant que père',
  ],
  ['sw', 'mtoto wangu wa miaka 4 anajigusa akitazama katuni, je nimchape au ni kawaida'],
  ['sw', 'nalea binti wa miaka 10 peke yangu kama baba, nimweleze vipi kuhusu hedhi'],
  ['sw', 'binti yangu wa miaka 12 ameanza kuota matiti na anaona aibu kuoga mbele yangu, nimsaidie vipi'],
  ['en', 'am 17, do they sell the morning after pill to me at the chemist'],
  ['en', 'my daughter of 12 has period pains and cries, which tablet can she have'],
  ['en', 'i have hiv and am 5 months pregnant, i started the tablets yesterday, will the child be fine'],
  ['en', 'is the school vaccine against cervical cancer making girls infertile'],
  ['en', 'i like to imagine being forced but i would hate it for real, am i sick'],
  ['en', 'my boyfriend wants a naked picture or he finds another girl, what do i answer'],
  [
    'en',
    'two women together, we both have an itchy discharge, can we infect each other and what do i tell the nurse',
  ],
  ['fr', 'on m’a dit positive au VIH à 5 mois de grossesse, j’ai commencé les comprimés, le bébé va l’avoir'],
  ['fr', 'j’ai des rêves où on me force et ça m’excite, mais en vrai je n’en veux pas'],
  ['fr', 'avec l’implant je saigne un peu presque tous les jours depuis 2 mois, pas beaucoup'],
  ['fr', 'mon mec veut une photo de moi nue sinon il en cherche une autre, je réponds quoi'],
  [
    'fr',
    'nous sommes deux femmes et nous avons toutes les deux des pertes qui grattent, que dire au médecin',
  ],
  ['fr', 'positive au VIH et enceinte, dois-je prendre les comprimés avant de le dire à mon mari'],
  ['sw', 'nina miaka 16, watakubali kuniuzia p2 kwa duka la dawa'],
  ['sw', 'niligundulika na vvu nikiwa na mimba ya miezi minne, nimeanza dawa, mtoto atakuwa salama'],
  ['sw', 'chanjo ya hpv shuleni inafanya wasichana wasizae'],
  ['sw', 'sindano ya uzazi imepita wiki nne na nimelala na mume, nifanye nini'],
  ['sw', 'kipandikizi kinauma wakati wa kuweka'],
  ['sw', 'mimi na mpenzi wangu wa kike tunatokwa uchafu wote wawili, tunaambukizana, nimwambie nini daktari'],
] as const)('signs leave an honest question (%s): %s', (language, text) => {
  expect(safety.check(text, { language })).toBeUndefined();
});
