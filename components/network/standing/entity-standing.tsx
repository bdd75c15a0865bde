import type { Standing } from '@/lib/network/findings/standing';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkStandingWords } from '@/lib/words/network';
import { Fact } from '../fact';

/** What an entity is among all that is loaded: how many it touches, whether it owns itself, whether it is a hub. */
export function EntityStanding({ standing: { owners, owned, loop, hub } }: { standing: Standing }) {
  const words = useWords(networkStandingWords);
  const forms = useForms();
  return (
    <>
      <Fact term={words.ownersLoaded}>{forms.count(owners)}</Fact>
      <Fact term={words.ownedLoaded}>{forms.count(owned)}</Fact>
      {loop && <Fact term={words.loop}>{words.inLoop(forms, loop.members.length)}</Fact>}
      {hub && <Fact term={words.hub}>{words.isHub(forms, hub.neighbours)}</Fact>}
    </>
  );
}
