/** The operator's settings, written in by the build; see `apps/web/build/site-settings.ts`. Empty when not set. */
declare const SITE_MESSAGING_BOT_URL: string | undefined;
declare const SITE_TRAINING_SCHOOL_URL: string | undefined;
declare const SITE_SOCIAL_FACEBOOK_URL: string | undefined;
declare const SITE_SOCIAL_TWITTER_URL: string | undefined;
declare const SITE_SOCIAL_INSTAGRAM_URL: string | undefined;
declare const SITE_OPERATOR_NAME: string | undefined;
declare const SITE_OPERATOR_COUNTRY: string | undefined;
declare const SITE_SUPPORT_EMAIL: string | undefined;

/** Who runs this copy of Salama and where else it can be found. What is empty is not shown. */
export const site = {
  messagingBot: typeof SITE_MESSAGING_BOT_URL === 'string' ? SITE_MESSAGING_BOT_URL : '',
  trainingSchool: typeof SITE_TRAINING_SCHOOL_URL === 'string' ? SITE_TRAINING_SCHOOL_URL : '',
  facebook: typeof SITE_SOCIAL_FACEBOOK_URL === 'string' ? SITE_SOCIAL_FACEBOOK_URL : '',
  twitter: typeof SITE_SOCIAL_TWITTER_URL === 'string' ? SITE_SOCIAL_TWITTER_URL : '',
  instagram: typeof SITE_SOCIAL_INSTAGRAM_URL === 'string' ? SITE_SOCIAL_INSTAGRAM_URL : '',
  operatorName: typeof SITE_OPERATOR_NAME === 'string' ? SITE_OPERATOR_NAME : '',
  /** ISO 3166-1 alpha-2. */
  operatorCountry: typeof SITE_OPERATOR_COUNTRY === 'string' ? SITE_OPERATOR_COUNTRY : '',
  supportEmail: typeof SITE_SUPPORT_EMAIL === 'string' ? SITE_SUPPORT_EMAIL : '',
};
