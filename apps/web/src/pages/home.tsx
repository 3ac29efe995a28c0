import { LatePart, late } from '../components/late-part.tsx';
import { WhereOn } from '../components/where-on.tsx';
import { Hero } from '../features/home/components/hero.tsx';

/** Only the hero is in the first download; everything below it stands as HTML until somebody comes near. */
const Sample = late('sample', {
  namespaces: ['home'],
  still: true,
  load: async (language) => {
    const [{ SampleConversation }, { loadSample }] = await Promise.all([
      import('../features/home/components/sample-conversation.tsx'),
      import('../features/home/samples.ts'),
    ]);
    await loadSample(language);
    return SampleConversation;
  },
});
const Topics = late('topics', {
  namespaces: ['landing', 'chat'],
  load: async () => (await import('../features/home/components/discover.tsx')).Topics,
});
const Steps = late('steps', {
  namespaces: ['landing'],
  still: true,
  load: async () => (await import('../features/home/components/discover.tsx')).Steps,
});
const Stories = late('stories', {
  namespaces: ['testimonials', 'chat'],
  load: async () => (await import('../app/compose/home.tsx')).HomeStories,
});
const Discover = late('discover', {
  namespaces: ['landing'],
  load: async () => (await import('../features/home/components/discover.tsx')).Discover,
});
const Questions = late('questions', {
  namespaces: ['landing', 'community', 'chat'],
  load: async () => (await import('../app/compose/home.tsx')).HomeQuestions,
});
const Impact = late('impact', {
  namespaces: ['landing'],
  load: async () => (await import('../features/impact/components/impact-figures.tsx')).ImpactFigures,
});
const Suggestions = late('suggestions', {
  namespaces: ['suggestions'],
  load: async () => (await import('../features/suggestions/components/suggestion-box.tsx')).SuggestionBox,
});
const Closing = late('closing', {
  namespaces: ['landing'],
  load: async () => (await import('../features/home/components/discover.tsx')).Closing,
});

/** In the order of the page: what one can begin with at once, between it what unfolds. */
const PARTS = Object.entries({
  topics: Topics,
  steps: Steps,
  discover: Discover,
  questions: Questions,
  stories: Stories,
  impact: Impact,
  suggestions: Suggestions,
  closing: Closing,
});

export default function HomePage() {
  return (
    <>
      <Hero>
        <LatePart name="sample">
          <Sample />
        </LatePart>
      </Hero>
      {PARTS.map(([name, Part]) => (
        <WhereOn key={name} place={name}>
          <LatePart name={name}>
            <Part />
          </LatePart>
        </WhereOn>
      ))}
    </>
  );
}
