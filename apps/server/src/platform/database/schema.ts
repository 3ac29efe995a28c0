import type { AuthTables } from './tables/auth.ts';
import type { ChatTables } from './tables/chat.ts';
import type { CommunityTables } from './tables/community.ts';
import type { CorrectionTables } from './tables/corrections.ts';
import type { LearningTables } from './tables/learning.ts';
import type { ModerationTables } from './tables/moderation.ts';
import type { PlatformTables } from './tables/platform.ts';
import type { SuggestionTables } from './tables/suggestions.ts';
import type { TestimonialTables } from './tables/testimonials.ts';

/** Every table, with the same columns in both databases. Bytes are base64url text, times milliseconds since 1970. */
export interface Schema
  extends PlatformTables,
    AuthTables,
    ChatTables,
    CommunityTables,
    ModerationTables,
    LearningTables,
    CorrectionTables,
    TestimonialTables,
    SuggestionTables {}
