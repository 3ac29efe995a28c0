import { useMessages } from '../../../lib/messages.tsx';

/** A topic in words: the article's title, its short name, or that there is none near. */
export function useTopicName(): (row: { topic: string; title?: string | undefined }) => string {
  const { quality } = useMessages('admin');
  return ({ topic, title }) => title ?? (topic || quality.noTopic);
}
