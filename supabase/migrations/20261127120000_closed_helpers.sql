-- Parts of `search_games` and `list_games` that bound no argument of theirs: only these two, which do, may call them.

alter function public.search_games(text, integer, integer) security definer;
alter function public.list_games(jsonb, text, integer, integer) security definer;

revoke execute on function
  public.match_games(smallint, text[], text[], boolean, integer[]),
  public.search_query(smallint, text[]),
  public.search_initials(text),
  public.word_edits(text, text, integer),
  public.correct_word(text, boolean),
  public.correct_words(text[]),
  public.telling_words(text[]),
  public.count_parts(public.game_filter, text)
from anon, authenticated;
