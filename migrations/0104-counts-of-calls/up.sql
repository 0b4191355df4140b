-- Calls counted by each of several processes, told to the others. What is lost in a crash was about the last minute.
create unlogged table call_count (
  -- Minutes since 1970.
  minute bigint not null,
  process uuid not null,
  -- A digest of whom or what is counted: keys of pages of parcels are secret.
  key text not null,
  calls integer not null,
  constraint call_count_pkey primary key (minute, process, key)
);
grant select, insert, update, delete on call_count to vua_app;
