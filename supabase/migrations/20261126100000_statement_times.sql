-- Writes of thousands of rows may take longer than the 2 s of a visitor's other statements. PostgREST applies these settings
-- to the whole transaction.

alter function public.set_status(integer[], text) set statement_timeout = '8s';
alter function public.remove_games(integer[]) set statement_timeout = '8s';
alter function public.restore_games(uuid) set statement_timeout = '8s';
alter function public.import_steam_games(jsonb) set statement_timeout = '8s';
