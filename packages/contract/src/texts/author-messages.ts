import type { Language } from '../language.ts';
import type { AuthorMessage } from '../moderation/schemas.ts';

/** What a moderator says to the author of a question or an answer. Apart from the other texts: no page needs it before somebody was written to. */
export const authorMessages: Record<Language, Record<AuthorMessage, string>> = {
  en: {
    thanks: 'Thank you for waiting. A moderator has read your post, and now everyone can.',
    'private-details':
      'Your post held a name, a number or a place that could give somebody away, so we took it down. You are welcome to ask again without it.',
    contact:
      'For everyone’s safety nobody exchanges contacts or meets through Salama. If somebody asked you to, you did nothing wrong: report it, and talk to a person you trust.',
    kindness:
      'Some of these words could hurt somebody who reads them, so we took your post down. Say it again more gently: your question counts.',
    'unsafe-advice':
      'Thank you for wanting to help. This could harm somebody who follows it, so we took it down. Please leave medicine and doses to a nurse or doctor.',
    'off-topic':
      'This board is for questions about bodies, relationships, health and rights, so we took your post down. Those questions are always welcome.',
    worried:
      'What you wrote worries us, because you matter. It is not your fault, and you are not alone. In danger now? Call 112, or ask in the chat for the help lines of your country.',
  },
  sw: {
    thanks: 'Asante kwa kusubiri. Msimamizi amesoma ulichoandika, na sasa kila mtu anaweza kukisoma.',
    'private-details':
      'Ulichotuma kilikuwa na jina, namba au mahali panapoweza kumtambulisha mtu, kwa hiyo tumekiondoa. Unaweza kuuliza tena bila hivyo.',
    contact:
      'Kwa usalama wa wote, hatubadilishani namba wala kukutana kupitia Salama. Kama mtu alikuomba hivyo, hujafanya kosa: ripoti, na ongea na mtu unayemwamini.',
    kindness:
      'Baadhi ya maneno haya yanaweza kumuumiza anayesoma, kwa hiyo tumekiondoa. Liseme tena kwa upole: swali lako ni muhimu.',
    'unsafe-advice':
      'Asante kwa kutaka kusaidia. Ushauri huu unaweza kumdhuru anayeufuata, kwa hiyo tumeuondoa. Mambo ya dawa na dozi waachie wauguzi na madaktari.',
    'off-topic':
      'Hapa ni kwa maswali ya mwili, mahusiano, afya na haki, kwa hiyo tumekiondoa. Maswali hayo yanakaribishwa siku zote.',
    worried:
      'Ulichoandika kinatutia wasiwasi, kwa sababu wewe ni muhimu. Si kosa lako, na hauko peke yako. Uko hatarini sasa? Piga 112, au uliza kwenye chat upate namba za msaada za nchi yako.',
  },
  fr: {
    thanks:
      'Merci de ta patience. Une personne de la modération a lu ton message, et maintenant tout le monde peut le lire.',
    'private-details':
      'Ton message contenait un nom, un numéro ou un lieu qui pouvait trahir quelqu’un, alors nous l’avons retiré. Tu peux reposer ta question sans ce détail.',
    contact:
      'Pour la sécurité de tous, on n’échange pas de contacts et on ne se donne pas rendez-vous sur Salama. Si quelqu’un te l’a demandé, tu n’y es pour rien : signale-le, et parle à une personne de confiance.',
    kindness:
      'Certains mots pouvaient blesser quelqu’un, alors nous avons retiré ton message. Redis-le plus doucement : ta question compte.',
    'unsafe-advice':
      'Merci de vouloir aider. Ce conseil pouvait faire du mal à quelqu’un qui le suivrait, alors nous l’avons retiré. Laisse les médicaments et les doses aux soignants.',
    'off-topic':
      'Ici, on parle du corps, des relations, de la santé et des droits, alors nous avons retiré ton message. Pour ces questions-là, la porte reste ouverte.',
    worried:
      'Ce que tu as écrit nous inquiète, parce que tu comptes. Ce n’est pas ta faute, et nous sommes avec toi. En danger maintenant ? Appelle le 112, ou demande dans le chat les lignes d’aide de ton pays.',
  },
};

/** The same to whoever told a story of her own. What fits both is said in the same words. */
export const storyMessages: Record<Language, Record<AuthorMessage, string>> = {
  en: {
    ...authorMessages.en,
    thanks: 'Thank you for waiting. A moderator has read your story, and now everyone can.',
    'private-details':
      'Your story held a name, a number or a place that could give you or somebody else away, so we do not show it. You are welcome to tell it again without that.',
    kindness:
      'Some of these words could hurt somebody who reads them, so we do not show your story. Tell it again more gently: what you lived through counts.',
    'unsafe-advice':
      'Thank you for wanting to help others with your story. Part of it could harm somebody who does the same, so we do not show it. You are welcome to tell it again without medicines and doses.',
    'off-topic':
      'Thank you for writing. Stories here tell what helped you with your body, relationships, health or rights, so we do not show this one. A question is welcome on the board or in the chat.',
  },
  sw: {
    ...authorMessages.sw,
    thanks: 'Asante kwa kusubiri. Msimamizi amesoma simulizi yako, na sasa kila mtu anaweza kuisoma.',
    'private-details':
      'Simulizi yako ilikuwa na jina, namba au mahali panapoweza kukutambulisha wewe au mtu mwingine, kwa hiyo hatuionyeshi. Unaweza kuieleza tena bila hivyo.',
    kindness:
      'Baadhi ya maneno haya yanaweza kumuumiza anayesoma, kwa hiyo hatuionyeshi simulizi yako. Ieleze tena kwa upole: uliyopitia ni muhimu.',
    'unsafe-advice':
      'Asante kwa kutaka kuwasaidia wengine kwa simulizi yako. Sehemu yake inaweza kumdhuru anayefanya vivyo hivyo, kwa hiyo hatuionyeshi. Unaweza kuieleza tena bila kutaja dawa na dozi.',
    'off-topic':
      'Asante kwa kuandika. Simulizi za hapa hueleza kilichokusaidia kuhusu mwili, mahusiano, afya au haki zako, kwa hiyo hatuionyeshi hii. Swali linakaribishwa kwenye jukwaa au kwenye chat.',
  },
  fr: {
    ...authorMessages.fr,
    thanks:
      'Merci de ta patience. Une personne de la modération a lu ton témoignage, et maintenant tout le monde peut le lire.',
    'private-details':
      'Ton témoignage contenait un nom, un numéro ou un lieu qui pouvait te trahir, toi ou quelqu’un d’autre, alors nous ne le montrons pas. Tu peux le refaire sans ce détail.',
    kindness:
      'Certains mots pouvaient blesser quelqu’un, alors nous ne montrons pas ton témoignage. Redis-le plus doucement : ce que tu as vécu compte.',
    'unsafe-advice':
      'Merci de vouloir aider les autres. Une partie de ton témoignage pouvait faire du mal à quelqu’un qui ferait pareil, alors nous ne le montrons pas. Tu peux le refaire sans médicaments ni doses.',
    'off-topic':
      'Merci d’avoir écrit. Ici, les témoignages disent ce qui a aidé pour le corps, les relations, la santé ou les droits, alors nous ne montrons pas celui-ci. Une question est la bienvenue sur le forum ou dans le chat.',
  },
};
