-- Nations, provinces, districts and communes: those of the state, which all tenants read and nobody changes, and each
-- tenant's own. The lists read both as one.

-- What tells places of one kind apart in a typed address: the name without its kind, accents, blanks and leading zeros.
create function place_key(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(public.folded(regexp_replace(name, '^(Thành phố|Tỉnh|Quận|Huyện|Thị xã|Thị trấn|Phường|Xã|Đặc khu) ', '')), '[^a-z0-9]', '', 'g'), '^0+(?=[0-9])', '')
$$;

create table state_place (
  -- 00000000-0000-8<level>0<scheme>-8000-<code>: the same in every installation. Ids of tenants' rows begin later.
  id uuid primary key,
  -- 1 nation, 2 province, 3 district, 4 commune
  level integer not null check (level between 1 and 4),
  -- 1: three levels, in force until 2025-06-30; 2: two levels, since 2025-07-01
  scheme integer not null check (scheme in (1, 2)),
  code text not null,
  name text not null,
  nation_id uuid references state_place,
  province_id uuid references state_place,
  district_id uuid references state_place,
  -- of an old province: the one it is part of now
  successor_id uuid references state_place,
  search text not null default '',
  code_key text collate "vi-VN-x-icu" not null generated always as (lower(code)) stored,
  name_key text collate "vi-VN-x-icu" not null generated always as (lower(name)) stored,
  constraint state_place_once unique (level, scheme, code)
);

-- An old commune and those it became a part of; one that was divided has several.
create table state_ward_map (
  old_id uuid not null references state_place,
  new_id uuid not null references state_place,
  primary key (old_id, new_id)
);
grant select on state_place, state_ward_map to vua_app;

create function state_id(level integer, scheme integer, code text) returns uuid language sql immutable parallel safe as $$
  select ('00000000-0000-8' || level || '0' || scheme || '-8000-' || lpad(code, 12, '0'))::uuid
$$;

insert into state_place (id, level, scheme, code, name) values (state_id(1, 2, '704'), 1, 2, 'VN', 'Việt Nam');

insert into state_place (id, level, scheme, code, name, nation_id, successor_id)
select state_id(2, part[1]::integer, part[2]), 2, part[1]::integer, part[2], part[3], state_id(1, 2, '704'),
  case when part[4] <> '' then state_id(2, 2, part[4]) end
from (select string_to_array(line, '|') as part from regexp_split_to_table($places$2|01|Thành phố Hà Nội|
2|04|Tỉnh Cao Bằng|
2|08|Tỉnh Tuyên Quang|
2|11|Tỉnh Điện Biên|
2|12|Tỉnh Lai Châu|
2|14|Tỉnh Sơn La|
2|15|Tỉnh Lào Cai|
2|19|Tỉnh Thái Nguyên|
2|20|Tỉnh Lạng Sơn|
2|22|Tỉnh Quảng Ninh|
2|24|Tỉnh Bắc Ninh|
2|25|Tỉnh Phú Thọ|
2|31|Thành phố Hải Phòng|
2|33|Tỉnh Hưng Yên|
2|37|Tỉnh Ninh Bình|
2|38|Tỉnh Thanh Hóa|
2|40|Tỉnh Nghệ An|
2|42|Tỉnh Hà Tĩnh|
2|44|Tỉnh Quảng Trị|
2|46|Thành phố Huế|
2|48|Thành phố Đà Nẵng|
2|51|Tỉnh Quảng Ngãi|
2|52|Tỉnh Gia Lai|
2|56|Tỉnh Khánh Hòa|
2|66|Tỉnh Đắk Lắk|
2|68|Tỉnh Lâm Đồng|
2|75|Thành phố Đồng Nai|
2|79|Thành phố Hồ Chí Minh|
2|80|Tỉnh Tây Ninh|
2|82|Tỉnh Đồng Tháp|
2|86|Tỉnh Vĩnh Long|
2|91|Tỉnh An Giang|
2|92|Thành phố Cần Thơ|
2|96|Tỉnh Cà Mau|
1|01|Thành phố Hà Nội|01
1|02|Tỉnh Hà Giang|08
1|04|Tỉnh Cao Bằng|04
1|06|Tỉnh Bắc Kạn|19
1|08|Tỉnh Tuyên Quang|08
1|10|Tỉnh Lào Cai|15
1|11|Tỉnh Điện Biên|11
1|12|Tỉnh Lai Châu|12
1|14|Tỉnh Sơn La|14
1|15|Tỉnh Yên Bái|15
1|17|Tỉnh Hòa Bình|25
1|19|Tỉnh Thái Nguyên|19
1|20|Tỉnh Lạng Sơn|20
1|22|Tỉnh Quảng Ninh|22
1|24|Tỉnh Bắc Giang|24
1|25|Tỉnh Phú Thọ|25
1|26|Tỉnh Vĩnh Phúc|25
1|27|Tỉnh Bắc Ninh|24
1|30|Tỉnh Hải Dương|31
1|31|Thành phố Hải Phòng|31
1|33|Tỉnh Hưng Yên|33
1|34|Tỉnh Thái Bình|33
1|35|Tỉnh Hà Nam|37
1|36|Tỉnh Nam Định|37
1|37|Tỉnh Ninh Bình|37
1|38|Tỉnh Thanh Hóa|38
1|40|Tỉnh Nghệ An|40
1|42|Tỉnh Hà Tĩnh|42
1|44|Tỉnh Quảng Bình|44
1|45|Tỉnh Quảng Trị|44
1|46|Thành phố Huế|46
1|48|Thành phố Đà Nẵng|48
1|49|Tỉnh Quảng Nam|48
1|51|Tỉnh Quảng Ngãi|51
1|52|Tỉnh Bình Định|52
1|54|Tỉnh Phú Yên|66
1|56|Tỉnh Khánh Hòa|56
1|58|Tỉnh Ninh Thuận|56
1|60|Tỉnh Bình Thuận|68
1|62|Tỉnh Kon Tum|51
1|64|Tỉnh Gia Lai|52
1|66|Tỉnh Đắk Lắk|66
1|67|Tỉnh Đắk Nông|68
1|68|Tỉnh Lâm Đồng|68
1|70|Tỉnh Bình Phước|75
1|72|Tỉnh Tây Ninh|80
1|74|Tỉnh Bình Dương|79
1|75|Tỉnh Đồng Nai|75
1|77|Tỉnh Bà Rịa - Vũng Tàu|79
1|79|Thành phố Hồ Chí Minh|79
1|80|Tỉnh Long An|80
1|82|Tỉnh Tiền Giang|82
1|83|Tỉnh Bến Tre|86
1|84|Tỉnh Trà Vinh|86
1|86|Tỉnh Vĩnh Long|86
1|87|Tỉnh Đồng Tháp|82
1|89|Tỉnh An Giang|91
1|91|Tỉnh Kiên Giang|91
1|92|Thành phố Cần Thơ|92
1|93|Tỉnh Hậu Giang|92
1|94|Tỉnh Sóc Trăng|92
1|95|Tỉnh Bạc Liêu|96
1|96|Tỉnh Cà Mau|96$places$, '\n') line) given;

insert into state_place (id, level, scheme, code, name, province_id)
select state_id(3, 1, part[1]), 3, 1, part[1], part[3], state_id(2, 1, part[2])
from (select string_to_array(line, '|') as part from regexp_split_to_table($places$001|01|Quận Ba Đình
002|01|Quận Hoàn Kiếm
003|01|Quận Tây Hồ
004|01|Quận Long Biên
005|01|Quận Cầu Giấy
006|01|Quận Đống Đa
007|01|Quận Hai Bà Trưng
008|01|Quận Hoàng Mai
009|01|Quận Thanh Xuân
016|01|Huyện Sóc Sơn
017|01|Huyện Đông Anh
018|01|Huyện Gia Lâm
019|01|Quận Nam Từ Liêm
020|01|Huyện Thanh Trì
021|01|Quận Bắc Từ Liêm
250|01|Huyện Mê Linh
268|01|Quận Hà Đông
269|01|Thị xã Sơn Tây
271|01|Huyện Ba Vì
272|01|Huyện Phúc Thọ
273|01|Huyện Đan Phượng
274|01|Huyện Hoài Đức
275|01|Huyện Quốc Oai
276|01|Huyện Thạch Thất
277|01|Huyện Chương Mỹ
278|01|Huyện Thanh Oai
279|01|Huyện Thường Tín
280|01|Huyện Phú Xuyên
281|01|Huyện Ứng Hòa
282|01|Huyện Mỹ Đức
024|02|Thành phố Hà Giang
026|02|Huyện Đồng Văn
027|02|Huyện Mèo Vạc
028|02|Huyện Yên Minh
029|02|Huyện Quản Bạ
030|02|Huyện Vị Xuyên
031|02|Huyện Bắc Mê
032|02|Huyện Hoàng Su Phì
033|02|Huyện Xín Mần
034|02|Huyện Bắc Quang
035|02|Huyện Quang Bình
040|04|Thành phố Cao Bằng
042|04|Huyện Bảo Lâm
043|04|Huyện Bảo Lạc
045|04|Huyện Hà Quảng
047|04|Huyện Trùng Khánh
048|04|Huyện Hạ Lang
049|04|Huyện Quảng Hòa
051|04|Huyện Hòa An
052|04|Huyện Nguyên Bình
053|04|Huyện Thạch An
058|06|Thành phố Bắc Kạn
060|06|Huyện Pác Nặm
061|06|Huyện Ba Bể
062|06|Huyện Ngân Sơn
063|06|Huyện Bạch Thông
064|06|Huyện Chợ Đồn
065|06|Huyện Chợ Mới
066|06|Huyện Na Rì
070|08|Thành phố Tuyên Quang
071|08|Huyện Lâm Bình
072|08|Huyện Na Hang
073|08|Huyện Chiêm Hóa
074|08|Huyện Hàm Yên
075|08|Huyện Yên Sơn
076|08|Huyện Sơn Dương
080|10|Thành phố Lào Cai
082|10|Huyện Bát Xát
083|10|Huyện Mường Khương
084|10|Huyện Si Ma Cai
085|10|Huyện Bắc Hà
086|10|Huyện Bảo Thắng
087|10|Huyện Bảo Yên
088|10|Thị xã Sa Pa
089|10|Huyện Văn Bàn
094|11|Thành phố Điện Biên Phủ
095|11|Thị xã Mường Lay
096|11|Huyện Mường Nhé
097|11|Huyện Mường Chà
098|11|Huyện Tủa Chùa
099|11|Huyện Tuần Giáo
100|11|Huyện Điện Biên
101|11|Huyện Điện Biên Đông
102|11|Huyện Mường Ảng
103|11|Huyện Nậm Pồ
105|12|Thành phố Lai Châu
106|12|Huyện Tam Đường
107|12|Huyện Mường Tè
108|12|Huyện Sìn Hồ
109|12|Huyện Phong Thổ
110|12|Huyện Than Uyên
111|12|Huyện Tân Uyên
112|12|Huyện Nậm Nhùn
116|14|Thành phố Sơn La
118|14|Huyện Quỳnh Nhai
119|14|Huyện Thuận Châu
120|14|Huyện Mường La
121|14|Huyện Bắc Yên
122|14|Huyện Phù Yên
123|14|Thị xã Mộc Châu
124|14|Huyện Yên Châu
125|14|Huyện Mai Sơn
126|14|Huyện Sông Mã
127|14|Huyện Sốp Cộp
128|14|Huyện Vân Hồ
132|15|Thành phố Yên Bái
133|15|Thị xã Nghĩa Lộ
135|15|Huyện Lục Yên
136|15|Huyện Văn Yên
137|15|Huyện Mù Căng Chải
138|15|Huyện Trấn Yên
139|15|Huyện Trạm Tấu
140|15|Huyện Văn Chấn
141|15|Huyện Yên Bình
148|17|Thành phố Hòa Bình
150|17|Huyện Đà Bắc
152|17|Huyện Lương Sơn
153|17|Huyện Kim Bôi
154|17|Huyện Cao Phong
155|17|Huyện Tân Lạc
156|17|Huyện Mai Châu
157|17|Huyện Lạc Sơn
158|17|Huyện Yên Thủy
159|17|Huyện Lạc Thủy
164|19|Thành phố Thái Nguyên
165|19|Thành phố Sông Công
167|19|Huyện Định Hóa
168|19|Huyện Phú Lương
169|19|Huyện Đồng Hỷ
170|19|Huyện Võ Nhai
171|19|Huyện Đại Từ
172|19|Thành phố Phổ Yên
173|19|Huyện Phú Bình
178|20|Thành phố Lạng Sơn
180|20|Huyện Tràng Định
181|20|Huyện Bình Gia
182|20|Huyện Văn Lãng
183|20|Huyện Cao Lộc
184|20|Huyện Văn Quan
185|20|Huyện Bắc Sơn
186|20|Huyện Hữu Lũng
187|20|Huyện Chi Lăng
188|20|Huyện Lộc Bình
189|20|Huyện Đình Lập
193|22|Thành phố Hạ Long
194|22|Thành phố Móng Cái
195|22|Thành phố Cẩm Phả
196|22|Thành phố Uông Bí
198|22|Huyện Bình Liêu
199|22|Huyện Tiên Yên
200|22|Huyện Đầm Hà
201|22|Huyện Hải Hà
202|22|Huyện Ba Chẽ
203|22|Huyện Vân Đồn
205|22|Thành phố Đông Triều
206|22|Thị xã Quảng Yên
207|22|Huyện Cô Tô
213|24|Thành phố Bắc Giang
215|24|Huyện Yên Thế
216|24|Huyện Tân Yên
217|24|Huyện Lạng Giang
218|24|Huyện Lục Nam
219|24|Huyện Lục Ngạn
220|24|Huyện Sơn Động
222|24|Thị xã Việt Yên
223|24|Huyện Hiệp Hòa
224|24|Thị xã Chũ
227|25|Thành phố Việt Trì
228|25|Thị xã Phú Thọ
230|25|Huyện Đoan Hùng
231|25|Huyện Hạ Hòa
232|25|Huyện Thanh Ba
233|25|Huyện Phù Ninh
234|25|Huyện Yên Lập
235|25|Huyện Cẩm Khê
236|25|Huyện Tam Nông
237|25|Huyện Lâm Thao
238|25|Huyện Thanh Sơn
239|25|Huyện Thanh Thủy
240|25|Huyện Tân Sơn
243|26|Thành phố Vĩnh Yên
244|26|Thành phố Phúc Yên
246|26|Huyện Lập Thạch
247|26|Huyện Tam Dương
248|26|Huyện Tam Đảo
249|26|Huyện Bình Xuyên
251|26|Huyện Yên Lạc
252|26|Huyện Vĩnh Tường
253|26|Huyện Sông Lô
256|27|Thành phố Bắc Ninh
258|27|Huyện Yên Phong
259|27|Thị xã Quế Võ
260|27|Huyện Tiên Du
261|27|Thành phố Từ Sơn
262|27|Thị xã Thuận Thành
263|27|Huyện Gia Bình
264|27|Huyện Lương Tài
288|30|Thành phố Hải Dương
290|30|Thành phố Chí Linh
291|30|Huyện Nam Sách
292|30|Thị xã Kinh Môn
293|30|Huyện Kim Thành
294|30|Huyện Thanh Hà
295|30|Huyện Cẩm Giàng
296|30|Huyện Bình Giang
297|30|Huyện Gia Lộc
298|30|Huyện Tứ Kỳ
299|30|Huyện Ninh Giang
300|30|Huyện Thanh Miện
303|31|Quận Hồng Bàng
304|31|Quận Ngô Quyền
305|31|Quận Lê Chân
306|31|Quận Hải An
307|31|Quận Kiến An
308|31|Quận Đồ Sơn
309|31|Quận Dương Kinh
311|31|Thành phố Thủy Nguyên
312|31|Quận An Dương
313|31|Huyện An Lão
314|31|Huyện Kiến Thụy
315|31|Huyện Tiên Lãng
316|31|Huyện Vĩnh Bảo
317|31|Huyện Cát Hải
318|31|Huyện Bạch Long Vĩ
323|33|Thành phố Hưng Yên
325|33|Huyện Văn Lâm
326|33|Huyện Văn Giang
327|33|Huyện Yên Mỹ
328|33|Thị xã Mỹ Hào
329|33|Huyện Ân Thi
330|33|Huyện Khoái Châu
331|33|Huyện Kim Động
332|33|Huyện Tiên Lữ
333|33|Huyện Phù Cừ
336|34|Thành phố Thái Bình
338|34|Huyện Quỳnh Phụ
339|34|Huyện Hưng Hà
340|34|Huyện Đông Hưng
341|34|Huyện Thái Thụy
342|34|Huyện Tiền Hải
343|34|Huyện Kiến Xương
344|34|Huyện Vũ Thư
347|35|Thành phố Phủ Lý
349|35|Thị xã Duy Tiên
350|35|Thị xã Kim Bảng
351|35|Huyện Thanh Liêm
352|35|Huyện Bình Lục
353|35|Huyện Lý Nhân
356|36|Thành phố Nam Định
359|36|Huyện Vụ Bản
360|36|Huyện Ý Yên
361|36|Huyện Nghĩa Hưng
362|36|Huyện Nam Trực
363|36|Huyện Trực Ninh
364|36|Huyện Xuân Trường
365|36|Huyện Giao Thủy
366|36|Huyện Hải Hậu
370|37|Thành phố Tam Điệp
372|37|Huyện Nho Quan
373|37|Huyện Gia Viễn
374|37|Thành phố Hoa Lư
375|37|Huyện Yên Khánh
376|37|Huyện Kim Sơn
377|37|Huyện Yên Mô
380|38|Thành phố Thanh Hóa
381|38|Thị xã Bỉm Sơn
382|38|Thành phố Sầm Sơn
384|38|Huyện Mường Lát
385|38|Huyện Quan Hóa
386|38|Huyện Bá Thước
387|38|Huyện Quan Sơn
388|38|Huyện Lang Chánh
389|38|Huyện Ngọc Lặc
390|38|Huyện Cẩm Thủy
391|38|Huyện Thạch Thành
392|38|Huyện Hà Trung
393|38|Huyện Vĩnh Lộc
394|38|Huyện Yên Định
395|38|Huyện Thọ Xuân
396|38|Huyện Thường Xuân
397|38|Huyện Triệu Sơn
398|38|Huyện Thiệu Hóa
399|38|Huyện Hoằng Hóa
400|38|Huyện Hậu Lộc
401|38|Huyện Nga Sơn
402|38|Huyện Như Xuân
403|38|Huyện Như Thanh
404|38|Huyện Nông Cống
406|38|Huyện Quảng Xương
407|38|Thị xã Nghi Sơn
412|40|Thành phố Vinh
414|40|Thị xã Thái Hòa
415|40|Huyện Quế Phong
416|40|Huyện Quỳ Châu
417|40|Huyện Kỳ Sơn
418|40|Huyện Tương Dương
419|40|Huyện Nghĩa Đàn
420|40|Huyện Quỳ Hợp
421|40|Huyện Quỳnh Lưu
422|40|Huyện Con Cuông
423|40|Huyện Tân Kỳ
424|40|Huyện Anh Sơn
425|40|Huyện Diễn Châu
426|40|Huyện Yên Thành
427|40|Huyện Đô Lương
428|40|Huyện Thanh Chương
429|40|Huyện Nghi Lộc
430|40|Huyện Nam Đàn
431|40|Huyện Hưng Nguyên
432|40|Thị xã Hoàng Mai
436|42|Thành phố Hà Tĩnh
437|42|Thị xã Hồng Lĩnh
439|42|Huyện Hương Sơn
440|42|Huyện Đức Thọ
441|42|Huyện Vũ Quang
442|42|Huyện Nghi Xuân
443|42|Huyện Can Lộc
444|42|Huyện Hương Khê
445|42|Huyện Thạch Hà
446|42|Huyện Cẩm Xuyên
447|42|Huyện Kỳ Anh
449|42|Thị xã Kỳ Anh
450|44|Thành phố Đồng Hới
452|44|Huyện Minh Hóa
453|44|Huyện Tuyên Hóa
454|44|Huyện Quảng Trạch
455|44|Huyện Bố Trạch
456|44|Huyện Quảng Ninh
457|44|Huyện Lệ Thủy
458|44|Thị xã Ba Đồn
461|45|Thành phố Đông Hà
462|45|Thị xã Quảng Trị
464|45|Huyện Vĩnh Linh
465|45|Huyện Hướng Hóa
466|45|Huyện Gio Linh
467|45|Huyện Đa Krông
468|45|Huyện Cam Lộ
469|45|Huyện Triệu Phong
470|45|Huyện Hải Lăng
471|45|Huyện Cồn Cỏ
474|46|Quận Thuận Hóa
475|46|Quận Phú Xuân
476|46|Thị xã Phong Điền
477|46|Huyện Quảng Điền
478|46|Huyện Phú Vang
479|46|Thị xã Hương Thủy
480|46|Thị xã Hương Trà
481|46|Huyện A Lưới
482|46|Huyện Phú Lộc
490|48|Quận Liên Chiểu
491|48|Quận Thanh Khê
492|48|Quận Hải Châu
493|48|Quận Sơn Trà
494|48|Quận Ngũ Hành Sơn
495|48|Quận Cẩm Lệ
497|48|Huyện Hòa Vang
498|48|Huyện Hoàng Sa
502|49|Thành phố Tam Kỳ
503|49|Thành phố Hội An
504|49|Huyện Tây Giang
505|49|Huyện Đông Giang
506|49|Huyện Đại Lộc
507|49|Thị xã Điện Bàn
508|49|Huyện Duy Xuyên
509|49|Huyện Quế Sơn
510|49|Huyện Nam Giang
511|49|Huyện Phước Sơn
512|49|Huyện Hiệp Đức
513|49|Huyện Thăng Bình
514|49|Huyện Tiên Phước
515|49|Huyện Bắc Trà My
516|49|Huyện Nam Trà My
517|49|Huyện Núi Thành
518|49|Huyện Phú Ninh
522|51|Thành phố Quảng Ngãi
524|51|Huyện Bình Sơn
525|51|Huyện Trà Bồng
527|51|Huyện Sơn Tịnh
528|51|Huyện Tư Nghĩa
529|51|Huyện Sơn Hà
530|51|Huyện Sơn Tây
531|51|Huyện Minh Long
532|51|Huyện Nghĩa Hành
533|51|Huyện Mộ Đức
534|51|Thị xã Đức Phổ
535|51|Huyện Ba Tơ
536|51|Huyện Lý Sơn
540|52|Thành phố Quy Nhơn
542|52|Huyện An Lão
543|52|Thị xã Hoài Nhơn
544|52|Huyện Hoài Ân
545|52|Huyện Phù Mỹ
546|52|Huyện Vĩnh Thạnh
547|52|Huyện Tây Sơn
548|52|Huyện Phù Cát
549|52|Thị xã An Nhơn
550|52|Huyện Tuy Phước
551|52|Huyện Vân Canh
555|54|Thành phố Tuy Hòa
557|54|Thị xã Sông Cầu
558|54|Huyện Đồng Xuân
559|54|Huyện Tuy An
560|54|Huyện Sơn Hòa
561|54|Huyện Sông Hinh
562|54|Huyện Tây Hòa
563|54|Huyện Phú Hòa
564|54|Thị xã Đông Hòa
568|56|Thành phố Nha Trang
569|56|Thành phố Cam Ranh
570|56|Huyện Cam Lâm
571|56|Huyện Vạn Ninh
572|56|Thị xã Ninh Hòa
573|56|Huyện Khánh Vĩnh
574|56|Huyện Diên Khánh
575|56|Huyện Khánh Sơn
576|56|Huyện Trường Sa
582|58|Thành phố Phan Rang-Tháp Chàm
584|58|Huyện Bác Ái
585|58|Huyện Ninh Sơn
586|58|Huyện Ninh Hải
587|58|Huyện Ninh Phước
588|58|Huyện Thuận Bắc
589|58|Huyện Thuận Nam
593|60|Thành phố Phan Thiết
594|60|Thị xã La Gi
595|60|Huyện Tuy Phong
596|60|Huyện Bắc Bình
597|60|Huyện Hàm Thuận Bắc
598|60|Huyện Hàm Thuận Nam
599|60|Huyện Tánh Linh
600|60|Huyện Đức Linh
601|60|Huyện Hàm Tân
602|60|Huyện Phú Quí
608|62|Thành phố Kon Tum
610|62|Huyện Đắk Glei
611|62|Huyện Ngọc Hồi
612|62|Huyện Đắk Tô
613|62|Huyện Kon Plông
614|62|Huyện Kon Rẫy
615|62|Huyện Đắk Hà
616|62|Huyện Sa Thầy
617|62|Huyện Tu Mơ Rông
618|62|Huyện Ia H' Drai
622|64|Thành phố Pleiku
623|64|Thị xã An Khê
624|64|Thị xã Ayun Pa
625|64|Huyện KBang
626|64|Huyện Đăk Đoa
627|64|Huyện Chư Păh
628|64|Huyện Ia Grai
629|64|Huyện Mang Yang
630|64|Huyện Kông Chro
631|64|Huyện Đức Cơ
632|64|Huyện Chư Prông
633|64|Huyện Chư Sê
634|64|Huyện Đăk Pơ
635|64|Huyện Ia Pa
637|64|Huyện Krông Pa
638|64|Huyện Phú Thiện
639|64|Huyện Chư Pưh
643|66|Thành phố Buôn Ma Thuột
644|66|Thị xã Buôn Hồ
645|66|Huyện Ea H'leo
646|66|Huyện Ea Súp
647|66|Huyện Buôn Đôn
648|66|Huyện Cư M'gar
649|66|Huyện Krông Búk
650|66|Huyện Krông Năng
651|66|Huyện Ea Kar
652|66|Huyện M'Đrắk
653|66|Huyện Krông Bông
654|66|Huyện Krông Pắc
655|66|Huyện Krông A Na
656|66|Huyện Lắk
657|66|Huyện Cư Kuin
660|67|Thành phố Gia Nghĩa
661|67|Huyện Đăk Glong
662|67|Huyện Cư Jút
663|67|Huyện Đắk Mil
664|67|Huyện Krông Nô
665|67|Huyện Đắk Song
666|67|Huyện Đắk R'Lấp
667|67|Huyện Tuy Đức
672|68|Thành phố Đà Lạt
673|68|Thành phố Bảo Lộc
674|68|Huyện Đam Rông
675|68|Huyện Lạc Dương
676|68|Huyện Lâm Hà
677|68|Huyện Đơn Dương
678|68|Huyện Đức Trọng
679|68|Huyện Di Linh
680|68|Huyện Bảo Lâm
682|68|Huyện Đạ Huoai
688|70|Thị xã Phước Long
689|70|Thành phố Đồng Xoài
690|70|Thị xã Bình Long
691|70|Huyện Bù Gia Mập
692|70|Huyện Lộc Ninh
693|70|Huyện Bù Đốp
694|70|Huyện Hớn Quản
695|70|Huyện Đồng Phú
696|70|Huyện Bù Đăng
697|70|Thị xã Chơn Thành
698|70|Huyện Phú Riềng
703|72|Thành phố Tây Ninh
705|72|Huyện Tân Biên
706|72|Huyện Tân Châu
707|72|Huyện Dương Minh Châu
708|72|Huyện Châu Thành
709|72|Thị xã Hòa Thành
710|72|Huyện Gò Dầu
711|72|Huyện Bến Cầu
712|72|Thị xã Trảng Bàng
718|74|Thành phố Thủ Dầu Một
719|74|Huyện Bàu Bàng
720|74|Huyện Dầu Tiếng
721|74|Thành phố Bến Cát
722|74|Huyện Phú Giáo
723|74|Thành phố Tân Uyên
724|74|Thành phố Dĩ An
725|74|Thành phố Thuận An
726|74|Huyện Bắc Tân Uyên
731|75|Thành phố Biên Hòa
732|75|Thành phố Long Khánh
734|75|Huyện Tân Phú
735|75|Huyện Vĩnh Cửu
736|75|Huyện Định Quán
737|75|Huyện Trảng Bom
738|75|Huyện Thống Nhất
739|75|Huyện Cẩm Mỹ
740|75|Huyện Long Thành
741|75|Huyện Xuân Lộc
742|75|Huyện Nhơn Trạch
747|77|Thành phố Vũng Tàu
748|77|Thành phố Bà Rịa
750|77|Huyện Châu Đức
751|77|Huyện Xuyên Mộc
753|77|Huyện Long Đất
754|77|Thành phố Phú Mỹ
755|77|Huyện Côn Đảo
760|79|Quận 1
761|79|Quận 12
764|79|Quận Gò Vấp
765|79|Quận Bình Thạnh
766|79|Quận Tân Bình
767|79|Quận Tân Phú
768|79|Quận Phú Nhuận
769|79|Thành phố Thủ Đức
770|79|Quận 3
771|79|Quận 10
772|79|Quận 11
773|79|Quận 4
774|79|Quận 5
775|79|Quận 6
776|79|Quận 8
777|79|Quận Bình Tân
778|79|Quận 7
783|79|Huyện Củ Chi
784|79|Huyện Hóc Môn
785|79|Huyện Bình Chánh
786|79|Huyện Nhà Bè
787|79|Huyện Cần Giờ
794|80|Thành phố Tân An
795|80|Thị xã Kiến Tường
796|80|Huyện Tân Hưng
797|80|Huyện Vĩnh Hưng
798|80|Huyện Mộc Hóa
799|80|Huyện Tân Thạnh
800|80|Huyện Thạnh Hóa
801|80|Huyện Đức Huệ
802|80|Huyện Đức Hòa
803|80|Huyện Bến Lức
804|80|Huyện Thủ Thừa
805|80|Huyện Tân Trụ
806|80|Huyện Cần Đước
807|80|Huyện Cần Giuộc
808|80|Huyện Châu Thành
815|82|Thành phố Mỹ Tho
816|82|Thành phố Gò Công
817|82|Thị xã Cai Lậy
818|82|Huyện Tân Phước
819|82|Huyện Cái Bè
820|82|Huyện Cai Lậy
821|82|Huyện Châu Thành
822|82|Huyện Chợ Gạo
823|82|Huyện Gò Công Tây
824|82|Huyện Gò Công Đông
825|82|Huyện Tân Phú Đông
829|83|Thành phố Bến Tre
831|83|Huyện Châu Thành
832|83|Huyện Chợ Lách
833|83|Huyện Mỏ Cày Nam
834|83|Huyện Giồng Trôm
835|83|Huyện Bình Đại
836|83|Huyện Ba Tri
837|83|Huyện Thạnh Phú
838|83|Huyện Mỏ Cày Bắc
842|84|Thành phố Trà Vinh
844|84|Huyện Càng Long
845|84|Huyện Cầu Kè
846|84|Huyện Tiểu Cần
847|84|Huyện Châu Thành
848|84|Huyện Cầu Ngang
849|84|Huyện Trà Cú
850|84|Huyện Duyên Hải
851|84|Thị xã Duyên Hải
855|86|Thành phố Vĩnh Long
857|86|Huyện Long Hồ
858|86|Huyện Mang Thít
859|86|Huyện Vũng Liêm
860|86|Huyện Tam Bình
861|86|Thị xã Bình Minh
862|86|Huyện Trà Ôn
863|86|Huyện Bình Tân
866|87|Thành phố Cao Lãnh
867|87|Thành phố Sa Đéc
868|87|Thành phố Hồng Ngự
869|87|Huyện Tân Hồng
870|87|Huyện Hồng Ngự
871|87|Huyện Tam Nông
872|87|Huyện Tháp Mười
873|87|Huyện Cao Lãnh
874|87|Huyện Thanh Bình
875|87|Huyện Lấp Vò
876|87|Huyện Lai Vung
877|87|Huyện Châu Thành
883|89|Thành phố Long Xuyên
884|89|Thành phố Châu Đốc
886|89|Huyện An Phú
887|89|Thị xã Tân Châu
888|89|Huyện Phú Tân
889|89|Huyện Châu Phú
890|89|Thị xã Tịnh Biên
891|89|Huyện Tri Tôn
892|89|Huyện Châu Thành
893|89|Huyện Chợ Mới
894|89|Huyện Thoại Sơn
899|91|Thành phố Rạch Giá
900|91|Thành phố Hà Tiên
902|91|Huyện Kiên Lương
903|91|Huyện Hòn Đất
904|91|Huyện Tân Hiệp
905|91|Huyện Châu Thành
906|91|Huyện Giồng Riềng
907|91|Huyện Gò Quao
908|91|Huyện An Biên
909|91|Huyện An Minh
910|91|Huyện Vĩnh Thuận
911|91|Thành phố Phú Quốc
912|91|Huyện Kiên Hải
913|91|Huyện U Minh Thượng
914|91|Huyện Giang Thành
916|92|Quận Ninh Kiều
917|92|Quận Ô Môn
918|92|Quận Bình Thủy
919|92|Quận Cái Răng
923|92|Quận Thốt Nốt
924|92|Huyện Vĩnh Thạnh
925|92|Huyện Cờ Đỏ
926|92|Huyện Phong Điền
927|92|Huyện Thới Lai
930|93|Thành phố Vị Thanh
931|93|Thành phố Ngã Bảy
932|93|Huyện Châu Thành A
933|93|Huyện Châu Thành
934|93|Huyện Phụng Hiệp
935|93|Huyện Vị Thủy
936|93|Huyện Long Mỹ
937|93|Thị xã Long Mỹ
941|94|Thành phố Sóc Trăng
942|94|Huyện Châu Thành
943|94|Huyện Kế Sách
944|94|Huyện Mỹ Tú
945|94|Huyện Cù Lao Dung
946|94|Huyện Long Phú
947|94|Huyện Mỹ Xuyên
948|94|Thị xã Ngã Năm
949|94|Huyện Thạnh Trị
950|94|Thị xã Vĩnh Châu
951|94|Huyện Trần Đề
954|95|Thành phố Bạc Liêu
956|95|Huyện Hồng Dân
957|95|Huyện Phước Long
958|95|Huyện Vĩnh Lợi
959|95|Thị xã Giá Rai
960|95|Huyện Đông Hải
961|95|Huyện Hòa Bình
964|96|Thành phố Cà Mau
966|96|Huyện U Minh
967|96|Huyện Thới Bình
968|96|Huyện Trần Văn Thời
969|96|Huyện Cái Nước
970|96|Huyện Đầm Dơi
971|96|Huyện Năm Căn
972|96|Huyện Phú Tân
973|96|Huyện Ngọc Hiển$places$, '\n') line) given;

insert into state_place (id, level, scheme, code, name, province_id)
select state_id(4, 2, part[1]), 4, 2, part[1], part[3], state_id(2, 2, part[2])
from (select string_to_array(line, '|') as part from regexp_split_to_table($places$00004|01|Phường Ba Đình
00008|01|Phường Ngọc Hà
00025|01|Phường Giảng Võ
00070|01|Phường Hoàn Kiếm
00082|01|Phường Cửa Nam
00091|01|Phường Phú Thượng
00097|01|Phường Hồng Hà
00103|01|Phường Tây Hồ
00118|01|Phường Bồ Đề
00127|01|Phường Việt Hưng
00136|01|Phường Phúc Lợi
00145|01|Phường Long Biên
00160|01|Phường Nghĩa Đô
00166|01|Phường Cầu Giấy
00175|01|Phường Yên Hòa
00190|01|Phường Ô Chợ Dừa
00199|01|Phường Láng
00226|01|Phường Văn Miếu - Quốc Tử Giám
00229|01|Phường Kim Liên
00235|01|Phường Đống Đa
00256|01|Phường Hai Bà Trưng
00283|01|Phường Vĩnh Tuy
00292|01|Phường Bạch Mai
00301|01|Phường Vĩnh Hưng
00316|01|Phường Định Công
00322|01|Phường Tương Mai
00328|01|Phường Lĩnh Nam
00331|01|Phường Hoàng Mai
00337|01|Phường Hoàng Liệt
00340|01|Phường Yên Sở
00352|01|Phường Phương Liệt
00364|01|Phường Khương Đình
00367|01|Phường Thanh Xuân
00376|01|Xã Sóc Sơn
00382|01|Xã Kim Anh
00385|01|Xã Trung Giã
00430|01|Xã Đa Phúc
00433|01|Xã Nội Bài
00454|01|Xã Đông Anh
00466|01|Xã Phúc Thịnh
00475|01|Xã Thư Lâm
00493|01|Xã Thiên Lộc
00508|01|Xã Vĩnh Thanh
00541|01|Xã Phù Đổng
00562|01|Xã Thuận An
00565|01|Xã Gia Lâm
00577|01|Xã Bát Tràng
00592|01|Phường Từ Liêm
00598|01|Phường Thượng Cát
00602|01|Phường Đông Ngạc
00611|01|Phường Xuân Đỉnh
00613|01|Phường Tây Tựu
00619|01|Phường Phú Diễn
00622|01|Phường Xuân Phương
00634|01|Phường Tây Mỗ
00637|01|Phường Đại Mỗ
00640|01|Xã Thanh Trì
00643|01|Phường Thanh Liệt
00664|01|Xã Đại Thanh
00679|01|Xã Ngọc Hồi
00685|01|Xã Nam Phù
04930|01|Xã Yên Xuân
08974|01|Xã Quang Minh
08980|01|Xã Yên Lãng
08995|01|Xã Tiến Thắng
09022|01|Xã Mê Linh
09552|01|Phường Kiến Hưng
09556|01|Phường Hà Đông
09562|01|Phường Yên Nghĩa
09568|01|Phường Phú Lương
09574|01|Phường Sơn Tây
09604|01|Phường Tùng Thiện
09616|01|Xã Đoài Phương
09619|01|Xã Quảng Oai
09634|01|Xã Cổ Đô
09661|01|Xã Minh Châu
09664|01|Xã Vật Lại
09676|01|Xã Bất Bạt
09694|01|Xã Suối Hai
09700|01|Xã Ba Vì
09706|01|Xã Yên Bài
09715|01|Xã Phúc Thọ
09739|01|Xã Phúc Lộc
09772|01|Xã Hát Môn
09784|01|Xã Đan Phượng
09787|01|Xã Liên Minh
09817|01|Xã Ô Diên
09832|01|Xã Hoài Đức
09856|01|Xã Dương Hòa
09871|01|Xã Sơn Đồng
09877|01|Xã An Khánh
09886|01|Phường Dương Nội
09895|01|Xã Quốc Oai
09910|01|Xã Kiều Phú
09931|01|Xã Hưng Đạo
09952|01|Xã Phú Cát
09955|01|Xã Thạch Thất
09982|01|Xã Hạ Bằng
09988|01|Xã Hòa Lạc
10003|01|Xã Tây Phương
10015|01|Phường Chương Mỹ
10030|01|Xã Phú Nghĩa
10045|01|Xã Xuân Mai
10072|01|Xã Quảng Bị
10081|01|Xã Trần Phú
10096|01|Xã Hòa Phú
10114|01|Xã Thanh Oai
10126|01|Xã Bình Minh
10144|01|Xã Tam Hưng
10180|01|Xã Dân Hòa
10183|01|Xã Thường Tín
10210|01|Xã Hồng Vân
10231|01|Xã Thượng Phúc
10237|01|Xã Chương Dương
10273|01|Xã Phú Xuyên
10279|01|Xã Phượng Dực
10330|01|Xã Chuyên Mỹ
10342|01|Xã Đại Xuyên
10354|01|Xã Vân Đình
10369|01|Xã Ứng Thiên
10402|01|Xã Ứng Hòa
10417|01|Xã Hòa Xá
10441|01|Xã Mỹ Đức
10459|01|Xã Phúc Sơn
10465|01|Xã Hồng Sơn
10489|01|Xã Hương Sơn
01273|04|Phường Thục Phán
01279|04|Phường Nùng Trí Cao
01288|04|Phường Tân Giang
01290|04|Xã Bảo Lâm
01294|04|Xã Lý Bôn
01297|04|Xã Nam Quang
01304|04|Xã Quảng Lâm
01318|04|Xã Yên Thổ
01321|04|Xã Bảo Lạc
01324|04|Xã Cốc Pàng
01327|04|Xã Cô Ba
01336|04|Xã Khánh Xuân
01339|04|Xã Xuân Trường
01351|04|Xã Hưng Đạo
01354|04|Xã Huy Giáp
01360|04|Xã Sơn Lộ
01363|04|Xã Thông Nông
01366|04|Xã Cần Yên
01387|04|Xã Thanh Long
01392|04|Xã Trường Hà
01393|04|Xã Lũng Nặm
01414|04|Xã Tổng Cọt
01438|04|Xã Hà Quảng
01447|04|Xã Trà Lĩnh
01456|04|Xã Quang Hán
01465|04|Xã Quang Trung
01477|04|Xã Trùng Khánh
01489|04|Xã Đình Phong
01501|04|Xã Đàm Thủy
01525|04|Xã Đoài Dương
01537|04|Xã Lý Quốc
01552|04|Xã Quang Long
01558|04|Xã Hạ Lang
01561|04|Xã Vinh Quý
01576|04|Xã Quảng Uyên
01594|04|Xã Độc Lập
01618|04|Xã Hạnh Phúc
01636|04|Xã Bế Văn Đàn
01648|04|Xã Phục Hòa
01654|04|Xã Hòa An
01660|04|Xã Nam Tuấn
01699|04|Xã Nguyễn Huệ
01708|04|Xã Bạch Đằng
01726|04|Xã Nguyên Bình
01729|04|Xã Tĩnh Túc
01738|04|Xã Ca Thành
01747|04|Xã Minh Tâm
01768|04|Xã Phan Thanh
01774|04|Xã Tam Kim
01777|04|Xã Thành Công
01786|04|Xã Đông Khê
01789|04|Xã Canh Tân
01792|04|Xã Kim Đồng
01795|04|Xã Minh Khai
01807|04|Xã Thạch An
01822|04|Xã Đức Long
00691|08|Phường Hà Giang 2
00694|08|Phường Hà Giang 1
00700|08|Xã Ngọc Đường
00706|08|Xã Phú Linh
00715|08|Xã Lũng Cú
00721|08|Xã Đồng Văn
00733|08|Xã Sà Phìn
00745|08|Xã Phố Bảng
00763|08|Xã Lũng Phìn
00769|08|Xã Mèo Vạc
00778|08|Xã Sơn Vĩ
00787|08|Xã Sủng Máng
00802|08|Xã Khâu Vai
00808|08|Xã Tát Ngà
00817|08|Xã Niêm Sơn
00820|08|Xã Yên Minh
00829|08|Xã Thắng Mố
00832|08|Xã Bạch Đích
00847|08|Xã Mậu Duệ
00859|08|Xã Ngọc Long
00865|08|Xã Đường Thượng
00871|08|Xã Du Già
00874|08|Xã Quản Bạ
00883|08|Xã Cán Tỷ
00889|08|Xã Nghĩa Thuận
00892|08|Xã Tùng Vài
00901|08|Xã Lùng Tám
00913|08|Xã Vị Xuyên
00919|08|Xã Minh Tân
00922|08|Xã Thuận Hòa
00925|08|Xã Tùng Bá
00928|08|Xã Thanh Thủy
00937|08|Xã Lao Chải
00952|08|Xã Cao Bồ
00958|08|Xã Thượng Sơn
00967|08|Xã Việt Lâm
00970|08|Xã Linh Hồ
00976|08|Xã Bạch Ngọc
00982|08|Xã Minh Sơn
00985|08|Xã Giáp Trung
00991|08|Xã Bắc Mê
00994|08|Xã Minh Ngọc
01006|08|Xã Yên Cường
01012|08|Xã Đường Hồng
01021|08|Xã Hoàng Su Phì
01024|08|Xã Bản Máy
01033|08|Xã Thàng Tín
01051|08|Xã Tân Tiến
01057|08|Xã Pờ Ly Ngài
01075|08|Xã Nậm Dịch
01084|08|Xã Hồ Thầu
01090|08|Xã Thông Nguyên
01096|08|Xã Pà Vầy Sủ
01108|08|Xã Xín Mần
01117|08|Xã Trung Thịnh
01141|08|Xã Nấm Dẩn
01144|08|Xã Quảng Nguyên
01147|08|Xã Khuôn Lùng
01153|08|Xã Bắc Quang
01156|08|Xã Vĩnh Tuy
01165|08|Xã Đồng Tâm
01171|08|Xã Tân Quang
01180|08|Xã Bằng Hành
01192|08|Xã Liên Hiệp
01201|08|Xã Hùng An
01216|08|Xã Đồng Yên
01225|08|Xã Tiên Nguyên
01234|08|Xã Yên Thành
01237|08|Xã Quang Bình
01243|08|Xã Tân Trịnh
01246|08|Xã Bằng Lang
01255|08|Xã Xuân Giang
01261|08|Xã Tiên Yên
02212|08|Phường Nông Tiến
02215|08|Phường Minh Xuân
02221|08|Xã Nà Hang
02239|08|Xã Thượng Nông
02245|08|Xã Côn Lôn
02248|08|Xã Yên Hoa
02260|08|Xã Hồng Thái
02266|08|Xã Lâm Bình
02269|08|Xã Thượng Lâm
02287|08|Xã Chiêm Hóa
02296|08|Xã Bình An
02302|08|Xã Minh Quang
02305|08|Xã Trung Hà
02308|08|Xã Tân Mỹ
02317|08|Xã Yên Lập
02320|08|Xã Tân An
02332|08|Xã Kiên Đài
02350|08|Xã Kim Bình
02353|08|Xã Hòa An
02359|08|Xã Tri Phú
02365|08|Xã Yên Nguyên
02374|08|Xã Hàm Yên
02380|08|Xã Bạch Xa
02392|08|Xã Phù Lưu
02398|08|Xã Yên Phú
02404|08|Xã Bình Xa
02407|08|Xã Thái Sơn
02419|08|Xã Thái Hòa
02425|08|Xã Hùng Đức
02434|08|Xã Lực Hành
02437|08|Xã Kiến Thiết
02449|08|Xã Xuân Vân
02455|08|Xã Hùng Lợi
02458|08|Xã Trung Sơn
02470|08|Xã Tân Long
02473|08|Xã Yên Sơn
02494|08|Xã Thái Bình
02509|08|Phường Mỹ Lâm
02512|08|Phường An Tường
02524|08|Phường Bình Thuận
02530|08|Xã Nhữ Khê
02536|08|Xã Sơn Dương
02545|08|Xã Tân Trào
02548|08|Xã Bình Ca
02554|08|Xã Minh Thanh
02572|08|Xã Đông Thọ
02578|08|Xã Tân Thanh
02608|08|Xã Hồng Sơn
02611|08|Xã Phú Lương
02620|08|Xã Sơn Thủy
02623|08|Xã Trường Sinh
03127|11|Phường Điện Biên Phủ
03151|11|Phường Mường Lay
03158|11|Xã Sín Thầu
03160|11|Xã Mường Nhé
03162|11|Xã Nậm Kè
03163|11|Xã Mường Toong
03164|11|Xã Quảng Lâm
03166|11|Xã Mường Chà
03169|11|Xã Nà Hỳ
03172|11|Xã Na Sang
03175|11|Xã Chà Tở
03176|11|Xã Nà Bủng
03181|11|Xã Mường Tùng
03193|11|Xã Pa Ham
03194|11|Xã Nậm Nèn
03199|11|Xã Si Pa Phìn
03202|11|Xã Mường Pồn
03203|11|Xã Na Son
03208|11|Xã Xa Dung
03214|11|Xã Mường Luân
03217|11|Xã Tủa Chùa
03220|11|Xã Tủa Thàng
03226|11|Xã Sín Chải
03241|11|Xã Sính Phình
03244|11|Xã Sáng Nhè
03253|11|Xã Tuần Giáo
03256|11|Xã Mường Ảng
03260|11|Xã Pú Nhung
03268|11|Xã Mường Mùn
03283|11|Xã Chiềng Sinh
03295|11|Xã Quài Tở
03301|11|Xã Búng Lao
03313|11|Xã Mường Lạn
03316|11|Xã Nà Tấu
03325|11|Xã Mường Phăng
03328|11|Xã Thanh Nưa
03334|11|Phường Mường Thanh
03349|11|Xã Thanh Yên
03352|11|Xã Thanh An
03356|11|Xã Sam Mứn
03358|11|Xã Núa Ngam
03368|11|Xã Mường Nhà
03370|11|Xã Pu Nhi
03382|11|Xã Phình Giàng
03385|11|Xã Tìa Dình
03388|12|Phường Đoàn Kết
03390|12|Xã Bình Lư
03394|12|Xã Sin Suối Hồ
03405|12|Xã Tả Lèng
03408|12|Phường Tân Phong
03424|12|Xã Bản Bo
03430|12|Xã Khun Há
03433|12|Xã Bum Tở
03434|12|Xã Nậm Hàng
03439|12|Xã Thu Lũm
03442|12|Xã Pa Ủ
03445|12|Xã Mường Tè
03451|12|Xã Mù Cả
03460|12|Xã Hua Bum
03463|12|Xã Tà Tổng
03466|12|Xã Bum Nưa
03472|12|Xã Mường Mô
03478|12|Xã Sìn Hồ
03487|12|Xã Lê Lợi
03503|12|Xã Pa Tần
03508|12|Xã Hồng Thu
03517|12|Xã Nậm Tăm
03529|12|Xã Tủa Sín Chải
03532|12|Xã Pu Sam Cáp
03538|12|Xã Nậm Mạ
03544|12|Xã Nậm Cuổi
03549|12|Xã Phong Thổ
03562|12|Xã Sì Lở Lầu
03571|12|Xã Dào San
03583|12|Xã Khổng Lào
03595|12|Xã Than Uyên
03598|12|Xã Tân Uyên
03601|12|Xã Mường Khoa
03613|12|Xã Nậm Sỏ
03616|12|Xã Pắc Ta
03618|12|Xã Mường Than
03637|12|Xã Mường Kim
03640|12|Xã Khoen On
03646|14|Phường Tô Hiệu
03664|14|Phường Chiềng An
03670|14|Phường Chiềng Cơi
03679|14|Phường Chiềng Sinh
03688|14|Xã Mường Chiên
03694|14|Xã Mường Giôn
03703|14|Xã Quỳnh Nhai
03712|14|Xã Mường Sại
03721|14|Xã Thuận Châu
03724|14|Xã Bình Thuận
03727|14|Xã Mường É
03754|14|Xã Chiềng La
03757|14|Xã Mường Khiêng
03760|14|Xã Mường Bám
03763|14|Xã Long Hẹ
03781|14|Xã Co Mạ
03784|14|Xã Nậm Lầu
03799|14|Xã Muổi Nọi
03808|14|Xã Mường La
03814|14|Xã Chiềng Lao
03820|14|Xã Ngọc Chiến
03847|14|Xã Mường Bú
03850|14|Xã Chiềng Hoa
03856|14|Xã Bắc Yên
03862|14|Xã Xím Vàng
03868|14|Xã Tà Xùa
03871|14|Xã Pắc Ngà
03880|14|Xã Tạ Khoa
03892|14|Xã Chiềng Sại
03901|14|Xã Suối Tọ
03907|14|Xã Mường Cơi
03910|14|Xã Phù Yên
03922|14|Xã Gia Phù
03943|14|Xã Mường Bang
03958|14|Xã Tường Hạ
03961|14|Xã Kim Bon
03970|14|Xã Tân Phong
03979|14|Phường Mộc Sơn
03980|14|Phường Mộc Châu
03982|14|Phường Thảo Nguyên
03985|14|Xã Chiềng Sơn
03997|14|Xã Tân Yên
04000|14|Xã Đoàn Kết
04006|14|Xã Song Khủa
04018|14|Xã Tô Múa
04033|14|Phường Vân Sơn
04045|14|Xã Lóng Sập
04048|14|Xã Vân Hồ
04057|14|Xã Xuân Nha
04075|14|Xã Yên Châu
04078|14|Xã Chiềng Hặc
04087|14|Xã Yên Sơn
04096|14|Xã Lóng Phiêng
04099|14|Xã Phiêng Khoài
04105|14|Xã Mai Sơn
04108|14|Xã Chiềng Sung
04117|14|Xã Mường Chanh
04123|14|Xã Chiềng Mung
04132|14|Xã Chiềng Mai
04136|14|Xã Tà Hộc
04144|14|Xã Phiêng Cằm
04159|14|Xã Phiêng Pằn
04168|14|Xã Sông Mã
04171|14|Xã Bó Sinh
04183|14|Xã Mường Lầm
04186|14|Xã Nậm Ty
04195|14|Xã Chiềng Sơ
04204|14|Xã Chiềng Khoong
04210|14|Xã Huổi Một
04219|14|Xã Mường Hung
04222|14|Xã Chiềng Khương
04228|14|Xã Púng Bánh
04231|14|Xã Sốp Cộp
04240|14|Xã Mường Lèo
04246|14|Xã Mường Lạn
02647|15|Phường Lào Cai
02671|15|Phường Cam Đường
02680|15|Xã Hợp Thành
02683|15|Xã Bát Xát
02686|15|Xã A Mú Sung
02695|15|Xã Trịnh Tường
02701|15|Xã Y Tý
02707|15|Xã Dền Sáng
02725|15|Xã Bản Xèo
02728|15|Xã Mường Hum
02746|15|Xã Cốc San
02752|15|Xã Pha Long
02761|15|Xã Mường Khương
02782|15|Xã Cao Sơn
02788|15|Xã Bản Lầu
02809|15|Xã Si Ma Cai
02824|15|Xã Sín Chéng
02839|15|Xã Bắc Hà
02842|15|Xã Tả Củ Tỷ
02848|15|Xã Lùng Phình
02869|15|Xã Bản Liền
02890|15|Xã Bảo Nhai
02896|15|Xã Cốc Lầu
02902|15|Xã Phong Hải
02905|15|Xã Bảo Thắng
02908|15|Xã Tằng Loỏng
02923|15|Xã Gia Phú
02926|15|Xã Xuân Quang
02947|15|Xã Bảo Yên
02953|15|Xã Nghĩa Đô
02962|15|Xã Xuân Hòa
02968|15|Xã Thượng Hà
02989|15|Xã Bảo Hà
02998|15|Xã Phúc Khánh
03004|15|Xã Ngũ Chỉ Sơn
03006|15|Phường Sa Pa
03013|15|Xã Tả Phìn
03037|15|Xã Tả Van
03043|15|Xã Mường Bo
03046|15|Xã Bản Hồ
03061|15|Xã Võ Lao
03076|15|Xã Nậm Chày
03082|15|Xã Văn Bàn
03085|15|Xã Nậm Xé
03091|15|Xã Chiềng Ken
03103|15|Xã Khánh Yên
03106|15|Xã Dương Quỳ
03121|15|Xã Minh Lương
04252|15|Phường Yên Bái
04273|15|Phường Nam Cường
04279|15|Phường Văn Phú
04288|15|Phường Nghĩa Lộ
04303|15|Xã Lục Yên
04309|15|Xã Lâm Thượng
04336|15|Xã Tân Lĩnh
04342|15|Xã Khánh Hòa
04345|15|Xã Mường Lai
04363|15|Xã Phúc Lợi
04375|15|Xã Mậu A
04381|15|Xã Lâm Giang
04387|15|Xã Châu Quế
04399|15|Xã Đông Cuông
04402|15|Xã Phong Dụ Hạ
04423|15|Xã Phong Dụ Thượng
04429|15|Xã Tân Hợp
04441|15|Xã Xuân Ái
04450|15|Xã Mỏ Vàng
04456|15|Xã Mù Cang Chải
04462|15|Xã Nậm Có
04465|15|Xã Khao Mang
04474|15|Xã Lao Chải
04489|15|Xã Chế Tạo
04492|15|Xã Púng Luông
04498|15|Xã Trấn Yên
04531|15|Xã Quy Mông
04537|15|Xã Lương Thịnh
04543|15|Phường Âu Lâu
04564|15|Xã Việt Hồng
04576|15|Xã Hưng Khánh
04585|15|Xã Hạnh Phúc
04603|15|Xã Tà Xi Láng
04606|15|Xã Trạm Tấu
04609|15|Xã Phình Hồ
04630|15|Xã Tú Lệ
04636|15|Xã Gia Hội
04651|15|Xã Sơn Lương
04660|15|Xã Liên Sơn
04663|15|Phường Trung Tâm
04672|15|Xã Văn Chấn
04681|15|Phường Cầu Thia
04693|15|Xã Cát Thịnh
04699|15|Xã Chấn Thịnh
04705|15|Xã Thượng Bằng La
04711|15|Xã Nghĩa Tâm
04714|15|Xã Yên Bình
04717|15|Xã Thác Bà
04726|15|Xã Cảm Nhân
04744|15|Xã Yên Thành
04750|15|Xã Bảo Ái
01840|19|Phường Đức Xuân
01843|19|Phường Bắc Kạn
01849|19|Xã Phong Quang
01864|19|Xã Bằng Thành
01879|19|Xã Cao Minh
01882|19|Xã Nghiên Loan
01894|19|Xã Phúc Lộc
01906|19|Xã Ba Bể
01912|19|Xã Chợ Rã
01921|19|Xã Thượng Minh
01933|19|Xã Đồng Phúc
01936|19|Xã Nà Phặc
01942|19|Xã Bằng Vân
01954|19|Xã Ngân Sơn
01957|19|Xã Thượng Quan
01960|19|Xã Hiệp Lực
01969|19|Xã Phủ Thông
01981|19|Xã Vĩnh Thông
02008|19|Xã Cẩm Giàng
02014|19|Xã Bạch Thông
02020|19|Xã Chợ Đồn
02026|19|Xã Nam Cường
02038|19|Xã Quảng Bạch
02044|19|Xã Yên Thịnh
02071|19|Xã Nghĩa Tá
02083|19|Xã Yên Phong
02086|19|Xã Chợ Mới
02101|19|Xã Thanh Mai
02104|19|Xã Tân Kỳ
02107|19|Xã Thanh Thịnh
02116|19|Xã Yên Bình
02143|19|Xã Văn Lang
02152|19|Xã Cường Lợi
02155|19|Xã Na Rì
02176|19|Xã Trần Phú
02185|19|Xã Côn Minh
02191|19|Xã Xuân Dương
05443|19|Phường Phan Đình Phùng
05455|19|Phường Quyết Thắng
05467|19|Phường Gia Sàng
05482|19|Phường Quan Triều
05488|19|Xã Đại Phúc
05500|19|Phường Tích Lương
05503|19|Xã Tân Cương
05518|19|Phường Sông Công
05528|19|Phường Bách Quang
05533|19|Phường Bá Xuyên
05542|19|Xã Lam Vỹ
05551|19|Xã Kim Phượng
05563|19|Xã Phượng Tiến
05569|19|Xã Định Hóa
05581|19|Xã Trung Hội
05587|19|Xã Bình Yên
05602|19|Xã Phú Đình
05605|19|Xã Bình Thành
05611|19|Xã Phú Lương
05620|19|Xã Yên Trạch
05632|19|Xã Hợp Thành
05641|19|Xã Vô Tranh
05662|19|Xã Trại Cau
05665|19|Xã Văn Lăng
05674|19|Xã Quang Sơn
05680|19|Xã Văn Hán
05692|19|Xã Đồng Hỷ
05707|19|Xã Nam Hòa
05710|19|Phường Linh Sơn
05716|19|Xã Võ Nhai
05719|19|Xã Sảng Mộc
05722|19|Xã Nghinh Tường
05725|19|Xã Thần Sa
05740|19|Xã La Hiên
05746|19|Xã Tràng Xá
05755|19|Xã Dân Tiến
05773|19|Xã Phú Xuyên
05776|19|Xã Đức Lương
05788|19|Xã Phú Lạc
05800|19|Xã Phú Thịnh
05809|19|Xã An Khánh
05818|19|Xã La Bằng
05830|19|Xã Đại Từ
05845|19|Xã Vạn Phú
05851|19|Xã Quân Chu
05857|19|Phường Phúc Thuận
05860|19|Phường Phổ Yên
05881|19|Xã Thành Công
05890|19|Phường Vạn Xuân
05899|19|Phường Trung Thành
05908|19|Xã Phú Bình
05917|19|Xã Tân Khánh
05923|19|Xã Tân Thành
05941|19|Xã Điềm Thụy
05953|19|Xã Kha Sơn
05977|20|Phường Đông Kinh
05983|20|Phường Lương Văn Tri
05986|20|Phường Tam Thanh
06001|20|Xã Đoàn Kết
06004|20|Xã Quốc Khánh
06019|20|Xã Tân Tiến
06037|20|Xã Kháng Chiến
06040|20|Xã Thất Khê
06046|20|Xã Tràng Định
06058|20|Xã Quốc Việt
06073|20|Xã Hoa Thám
06076|20|Xã Quý Hòa
06079|20|Xã Hồng Phong
06085|20|Xã Thiện Hòa
06091|20|Xã Thiện Thuật
06103|20|Xã Thiện Long
06112|20|Xã Bình Gia
06115|20|Xã Tân Văn
06124|20|Xã Na Sầm
06148|20|Xã Thụy Hùng
06151|20|Xã Hội Hoan
06154|20|Xã Văn Lãng
06172|20|Xã Hoàng Văn Thụ
06184|20|Xã Đồng Đăng
06187|20|Phường Kỳ Lừa
06196|20|Xã Ba Sơn
06211|20|Xã Cao Lộc
06220|20|Xã Công Sơn
06253|20|Xã Văn Quan
06280|20|Xã Điềm He
06286|20|Xã Khánh Khê
06298|20|Xã Yên Phúc
06313|20|Xã Tri Lễ
06316|20|Xã Tân Đoàn
06325|20|Xã Bắc Sơn
06337|20|Xã Tân Tri
06349|20|Xã Hưng Vũ
06364|20|Xã Vũ Lễ
06367|20|Xã Vũ Lăng
06376|20|Xã Nhất Hòa
06385|20|Xã Hữu Lũng
06391|20|Xã Yên Bình
06400|20|Xã Hữu Liên
06415|20|Xã Vân Nham
06427|20|Xã Cai Kinh
06436|20|Xã Thiện Tân
06445|20|Xã Tân Thành
06457|20|Xã Tuấn Sơn
06463|20|Xã Chi Lăng
06475|20|Xã Bằng Mạc
06481|20|Xã Chiến Thắng
06496|20|Xã Nhân Lý
06505|20|Xã Vạn Linh
06517|20|Xã Quan Sơn
06526|20|Xã Na Dương
06529|20|Xã Lộc Bình
06541|20|Xã Mẫu Sơn
06565|20|Xã Khuất Xá
06577|20|Xã Thống Nhất
06601|20|Xã Lợi Bác
06607|20|Xã Xuân Dương
06613|20|Xã Đình Lập
06616|20|Xã Thái Bình
06625|20|Xã Kiên Mộc
06637|20|Xã Châu Sơn
06652|22|Phường Hà Tu
06658|22|Phường Cao Xanh
06661|22|Phường Việt Hưng
06673|22|Phường Bãi Cháy
06676|22|Phường Hà Lầm
06685|22|Phường Hồng Gai
06688|22|Phường Hạ Long
06706|22|Phường Tuần Châu
06709|22|Phường Móng Cái 2
06712|22|Phường Móng Cái 1
06724|22|Xã Hải Sơn
06733|22|Xã Hải Ninh
06736|22|Phường Móng Cái 3
06757|22|Xã Vĩnh Thực
06760|22|Phường Mông Dương
06778|22|Phường Quang Hanh
06781|22|Phường Cửa Ông
06793|22|Phường Cẩm Phả
06799|22|Xã Hải Hòa
06811|22|Phường Uông Bí
06820|22|Phường Vàng Danh
06832|22|Phường Yên Tử
06838|22|Xã Bình Liêu
06841|22|Xã Hoành Mô
06856|22|Xã Lục Hồn
06862|22|Xã Tiên Yên
06874|22|Xã Điền Xá
06877|22|Xã Đông Ngũ
06886|22|Xã Hải Lạng
06895|22|Xã Đầm Hà
06913|22|Xã Quảng Tân
06922|22|Xã Quảng Hà
06931|22|Xã Quảng Đức
06946|22|Xã Đường Hoa
06967|22|Xã Cái Chiên
06978|22|Xã Ba Chẽ
06979|22|Xã Kỳ Thượng
06985|22|Xã Lương Minh
06994|22|Đặc khu Vân Đồn
07030|22|Phường Hoành Bồ
07054|22|Xã Quảng La
07060|22|Xã Thống Nhất
07069|22|Phường Mạo Khê
07081|22|Phường Bình Khê
07090|22|Phường An Sinh
07093|22|Phường Đông Triều
07114|22|Phường Hoàng Quế
07132|22|Phường Quảng Yên
07135|22|Phường Đông Mai
07147|22|Phường Hiệp Hòa
07168|22|Phường Hà An
07180|22|Phường Liên Hòa
07183|22|Phường Phong Cốc
07192|22|Đặc khu Cô Tô
07210|24|Phường Bắc Giang
07228|24|Phường Đa Mai
07246|24|Xã Xuân Lương
07264|24|Xã Tam Tiến
07282|24|Xã Đồng Kỳ
07288|24|Xã Yên Thế
07294|24|Xã Bố Hạ
07306|24|Xã Nhã Nam
07330|24|Xã Phúc Hòa
07333|24|Xã Quang Trung
07339|24|Xã Tân Yên
07351|24|Xã Ngọc Thiện
07375|24|Xã Lạng Giang
07381|24|Xã Tiên Lục
07399|24|Xã Kép
07420|24|Xã Mỹ Thái
07432|24|Xã Tân Dĩnh
07444|24|Xã Lục Nam
07450|24|Xã Đông Phú
07462|24|Xã Bảo Đài
07486|24|Xã Nghĩa Phương
07489|24|Xã Trường Sơn
07492|24|Xã Lục Sơn
07498|24|Xã Bắc Lũng
07519|24|Xã Cẩm Lý
07525|24|Phường Chũ
07531|24|Xã Tân Sơn
07534|24|Xã Sa Lý
07537|24|Xã Biên Sơn
07543|24|Xã Sơn Hải
07552|24|Xã Kiên Lao
07573|24|Xã Biển Động
07582|24|Xã Lục Ngạn
07594|24|Xã Đèo Gia
07603|24|Xã Nam Dương
07612|24|Phường Phượng Sơn
07615|24|Xã Sơn Động
07616|24|Xã Tây Yên Tử
07621|24|Xã Vân Sơn
07627|24|Xã Đại Sơn
07642|24|Xã Yên Định
07654|24|Xã An Lạc
07663|24|Xã Tuấn Đạo
07672|24|Xã Dương Hưu
07681|24|Phường Yên Dũng
07682|24|Phường Tân An
07696|24|Phường Tiền Phong
07699|24|Phường Tân Tiến
07735|24|Xã Đồng Việt
07738|24|Phường Cảnh Thụy
07774|24|Phường Tự Lạn
07777|24|Phường Việt Yên
07795|24|Phường Nếnh
07798|24|Phường Vân Hà
07822|24|Xã Hoàng Vân
07840|24|Xã Hiệp Hòa
07864|24|Xã Hợp Thịnh
07870|24|Xã Xuân Cẩm
09169|24|Phường Vũ Ninh
09187|24|Phường Kinh Bắc
09190|24|Phường Võ Cường
09193|24|Xã Yên Phong
09202|24|Xã Tam Giang
09205|24|Xã Yên Trung
09208|24|Xã Tam Đa
09238|24|Xã Văn Môn
09247|24|Phường Quế Võ
09253|24|Phường Nhân Hòa
09265|24|Phường Phương Liễu
09286|24|Phường Nam Sơn
09292|24|Xã Phù Lãng
09295|24|Phường Bồng Lai
09301|24|Phường Đào Viên
09313|24|Xã Chi Lăng
09319|24|Xã Tiên Du
09325|24|Phường Hạp Lĩnh
09334|24|Xã Liên Bão
09340|24|Xã Đại Đồng
09343|24|Xã Tân Chi
09349|24|Xã Phật Tích
09367|24|Phường Từ Sơn
09370|24|Phường Tam Sơn
09379|24|Phường Phù Khê
09385|24|Phường Đồng Nguyên
09400|24|Phường Thuận Thành
09409|24|Phường Mão Điền
09427|24|Phường Trí Quả
09430|24|Phường Trạm Lộ
09433|24|Phường Song Liễu
09445|24|Phường Ninh Xá
09454|24|Xã Gia Bình
09466|24|Xã Cao Đức
09469|24|Xã Đại Lai
09475|24|Xã Nhân Thắng
09487|24|Xã Đông Cứu
09496|24|Xã Lương Tài
09499|24|Xã Trung Kênh
09523|24|Xã Trung Chính
09529|24|Xã Lâm Thao
05128|25|Xã Tân Lạc
04792|25|Phường Tân Hòa
04795|25|Phường Hòa Bình
04828|25|Phường Thống Nhất
04831|25|Xã Đà Bắc
04846|25|Xã Đức Nhàn
04849|25|Xã Tân Pheo
04873|25|Xã Quy Đức
04876|25|Xã Cao Sơn
04891|25|Xã Tiền Phong
04894|25|Phường Kỳ Sơn
04897|25|Xã Thịnh Minh
04924|25|Xã Lương Sơn
04960|25|Xã Liên Sơn
04978|25|Xã Kim Bôi
04990|25|Xã Nật Sơn
05014|25|Xã Mường Động
05047|25|Xã Cao Dương
05068|25|Xã Hợp Kim
05086|25|Xã Dũng Tiến
05089|25|Xã Cao Phong
05092|25|Xã Thung Nai
05116|25|Xã Mường Thàng
05134|25|Xã Mường Hoa
05152|25|Xã Vân Sơn
05158|25|Xã Mường Bi
05191|25|Xã Toàn Thắng
05200|25|Xã Mai Châu
05206|25|Xã Tân Mai
05212|25|Xã Pà Cò
05245|25|Xã Bao La
05251|25|Xã Mai Hạ
05266|25|Xã Lạc Sơn
05287|25|Xã Mường Vang
05290|25|Xã Nhân Nghĩa
05293|25|Xã Thượng Cốc
05305|25|Xã Yên Phú
05323|25|Xã Quyết Thắng
05329|25|Xã Ngọc Sơn
05347|25|Xã Đại Đồng
05353|25|Xã Yên Thủy
05362|25|Xã Lạc Lương
05386|25|Xã Yên Trị
05392|25|Xã Lạc Thủy
05395|25|Xã An Nghĩa
05425|25|Xã An Bình
07894|25|Phường Nông Trang
07900|25|Phường Việt Trì
07909|25|Phường Thanh Miếu
07918|25|Phường Vân Phú
07942|25|Phường Phú Thọ
07948|25|Phường Âu Cơ
07954|25|Phường Phong Châu
07969|25|Xã Đoan Hùng
07996|25|Xã Bằng Luân
07999|25|Xã Chí Đám
08023|25|Xã Tây Cốc
08038|25|Xã Chân Mộng
08053|25|Xã Hạ Hòa
08071|25|Xã Đan Thượng
08110|25|Xã Hiền Lương
08113|25|Xã Yên Kỳ
08134|25|Xã Văn Lang
08143|25|Xã Vĩnh Chân
08152|25|Xã Thanh Ba
08173|25|Xã Quảng Yên
08203|25|Xã Hoàng Cương
08209|25|Xã Đông Thành
08218|25|Xã Chí Tiên
08227|25|Xã Liên Minh
08230|25|Xã Phù Ninh
08236|25|Xã Phú Mỹ
08245|25|Xã Trạm Thản
08254|25|Xã Dân Chủ
08275|25|Xã Bình Phú
08290|25|Xã Yên Lập
08296|25|Xã Sơn Lương
08305|25|Xã Xuân Viên
08311|25|Xã Trung Sơn
08323|25|Xã Thượng Long
08338|25|Xã Minh Hòa
08341|25|Xã Cẩm Khê
08344|25|Xã Tiên Lương
08377|25|Xã Vân Bán
08398|25|Xã Phú Khê
08416|25|Xã Hùng Việt
08431|25|Xã Đồng Lương
08434|25|Xã Tam Nông
08443|25|Xã Hiền Quan
08467|25|Xã Vạn Xuân
08479|25|Xã Thọ Văn
08494|25|Xã Lâm Thao
08500|25|Xã Xuân Lũng
08515|25|Xã Hy Cương
08521|25|Xã Phùng Nguyên
08527|25|Xã Bản Nguyên
08542|25|Xã Thanh Sơn
08545|25|Xã Thu Cúc
08560|25|Xã Lai Đồng
08566|25|Xã Tân Sơn
08584|25|Xã Võ Miếu
08590|25|Xã Xuân Đài
08593|25|Xã Minh Đài
08611|25|Xã Văn Miếu
08614|25|Xã Cự Đồng
08620|25|Xã Long Cốc
08632|25|Xã Hương Cần
08635|25|Xã Khả Cửu
08656|25|Xã Yên Sơn
08662|25|Xã Đào Xá
08674|25|Xã Thanh Thủy
08686|25|Xã Tu Vũ
08707|25|Phường Vĩnh Yên
08716|25|Phường Vĩnh Phúc
08740|25|Phường Phúc Yên
08746|25|Phường Xuân Hòa
08761|25|Xã Lập Thạch
08770|25|Xã Hợp Lý
08773|25|Xã Yên Lãng
08782|25|Xã Hải Lựu
08788|25|Xã Thái Hòa
08812|25|Xã Liên Hòa
08824|25|Xã Tam Sơn
08842|25|Xã Tiên Lữ
08848|25|Xã Sông Lô
08866|25|Xã Sơn Đông
08869|25|Xã Tam Dương
08872|25|Xã Tam Dương Bắc
08896|25|Xã Hoàng An
08905|25|Xã Hội Thịnh
08911|25|Xã Tam Đảo
08914|25|Xã Đạo Trù
08923|25|Xã Đại Đình
08935|25|Xã Bình Nguyên
08944|25|Xã Bình Tuyền
08950|25|Xã Bình Xuyên
08971|25|Xã Xuân Lãng
09025|25|Xã Yên Lạc
09040|25|Xã Tề Lỗ
09043|25|Xã Tam Hồng
09052|25|Xã Nguyệt Đức
09064|25|Xã Liên Châu
09076|25|Xã Vĩnh Tường
09079|25|Xã Vĩnh An
09100|25|Xã Vĩnh Hưng
09106|25|Xã Vĩnh Thành
09112|25|Xã Thổ Tang
09154|25|Xã Vĩnh Phú
10507|31|Phường Thành Đông
10525|31|Phường Hải Dương
10532|31|Phường Lê Thanh Nghị
10537|31|Phường Tân Hưng
10543|31|Phường Việt Hòa
10546|31|Phường Chí Linh
10549|31|Phường Chu Văn An
10552|31|Phường Nguyễn Trãi
10570|31|Phường Trần Hưng Đạo
10573|31|Phường Trần Nhân Tông
10603|31|Phường Lê Đại Hành
10606|31|Xã Nam Sách
10615|31|Xã Hợp Tiến
10633|31|Xã Trần Phú
10642|31|Xã Thái Tân
10645|31|Xã An Phú
10660|31|Phường Ái Quốc
10675|31|Phường Kinh Môn
10678|31|Phường Bắc An Phụ
10705|31|Xã Nam An Phụ
10714|31|Phường Nhị Chiểu
10726|31|Phường Phạm Sư Mạnh
10729|31|Phường Trần Liễu
10744|31|Phường Nguyễn Đại Năng
10750|31|Xã Phú Thái
10756|31|Xã Lai Khê
10792|31|Xã An Thành
10804|31|Xã Kim Thành
10813|31|Xã Thanh Hà
10816|31|Xã Hà Bắc
10837|31|Phường Nam Đồng
10843|31|Xã Hà Nam
10846|31|Xã Hà Tây
10882|31|Xã Hà Đông
10888|31|Xã Cẩm Giang
10891|31|Phường Tứ Minh
10903|31|Xã Cẩm Giàng
10909|31|Xã Tuệ Tĩnh
10930|31|Xã Mao Điền
10945|31|Xã Kẻ Sặt
10966|31|Xã Bình Giang
10972|31|Xã Đường An
10993|31|Xã Thượng Hồng
10999|31|Xã Gia Lộc
11002|31|Phường Thạch Khôi
11020|31|Xã Yết Kiêu
11050|31|Xã Gia Phúc
11065|31|Xã Trường Tân
11074|31|Xã Tứ Kỳ
11086|31|Xã Đại Sơn
11113|31|Xã Tân Kỳ
11131|31|Xã Chí Minh
11140|31|Xã Lạc Phượng
11146|31|Xã Nguyên Giáp
11164|31|Xã Vĩnh Lại
11167|31|Xã Tân An
11203|31|Xã Ninh Giang
11218|31|Xã Hồng Châu
11224|31|Xã Khúc Thừa Dụ
11239|31|Xã Thanh Miện
11242|31|Xã Nguyễn Lương Bằng
11254|31|Xã Bắc Thanh Miện
11257|31|Xã Hải Hưng
11284|31|Xã Nam Thanh Miện
11311|31|Phường Hồng Bàng
11329|31|Phường Ngô Quyền
11359|31|Phường Gia Viên
11383|31|Phường Lê Chân
11407|31|Phường An Biên
11411|31|Phường Đông Hải
11413|31|Phường Hải An
11443|31|Phường Kiến An
11446|31|Phường Phù Liễn
11455|31|Phường Đồ Sơn
11473|31|Phường Bạch Đằng
11488|31|Phường Lưu Kiếm
11503|31|Xã Việt Khê
11506|31|Phường Lê Ích Mộc
11533|31|Phường Hòa Bình
11542|31|Phường Nam Triệu
11557|31|Phường Thiên Hương
11560|31|Phường Thủy Nguyên
11581|31|Phường An Dương
11593|31|Phường An Phong
11602|31|Phường Hồng An
11617|31|Phường An Hải
11629|31|Xã An Lão
11635|31|Xã An Trường
11647|31|Xã An Quang
11668|31|Xã An Khánh
11674|31|Xã An Hưng
11680|31|Xã Kiến Thụy
11689|31|Phường Hưng Đạo
11692|31|Phường Dương Kinh
11713|31|Xã Nghi Dương
11725|31|Xã Kiến Minh
11728|31|Xã Kiến Hưng
11737|31|Phường Nam Đồ Sơn
11749|31|Xã Kiến Hải
11755|31|Xã Tiên Lãng
11761|31|Xã Quyết Thắng
11779|31|Xã Tân Minh
11791|31|Xã Tiên Minh
11806|31|Xã Chấn Hưng
11809|31|Xã Hùng Thắng
11824|31|Xã Vĩnh Bảo
11836|31|Xã Vĩnh Thịnh
11842|31|Xã Vĩnh Thuận
11848|31|Xã Vĩnh Hòa
11875|31|Xã Vĩnh Hải
11887|31|Xã Vĩnh Am
11911|31|Xã Nguyễn Bỉnh Khiêm
11914|31|Đặc khu Cát Hải
11948|31|Đặc khu Bạch Long Vĩ
12619|33|Xã Diên Hà
11953|33|Phường Phố Hiến
11977|33|Xã Tân Hưng
11980|33|Phường Hồng Châu
11983|33|Phường Sơn Nam
11992|33|Xã Lạc Đạo
11995|33|Xã Đại Đồng
12004|33|Xã Như Quỳnh
12019|33|Xã Văn Giang
12025|33|Xã Phụng Công
12031|33|Xã Nghĩa Trụ
12049|33|Xã Mễ Sở
12064|33|Xã Nguyễn Văn Linh
12070|33|Xã Hoàn Long
12073|33|Xã Yên Mỹ
12091|33|Xã Việt Yên
12103|33|Phường Mỹ Hào
12127|33|Phường Thượng Hồng
12133|33|Phường Đường Hào
12142|33|Xã Ân Thi
12148|33|Xã Phạm Ngũ Lão
12166|33|Xã Xuân Trúc
12184|33|Xã Nguyễn Trãi
12196|33|Xã Hồng Quang
12205|33|Xã Khoái Châu
12223|33|Xã Triệu Việt Vương
12238|33|Xã Việt Tiến
12247|33|Xã Châu Ninh
12271|33|Xã Chí Minh
12280|33|Xã Lương Bằng
12286|33|Xã Nghĩa Dân
12313|33|Xã Đức Hợp
12322|33|Xã Hiệp Cường
12337|33|Xã Hoàng Hoa Thám
12361|33|Xã Tiên Hoa
12364|33|Xã Tiên Lữ
12391|33|Xã Quang Hưng
12406|33|Xã Đoàn Đào
12424|33|Xã Tiên Tiến
12427|33|Xã Tống Trân
12452|33|Phường Trần Hưng Đạo
12454|33|Phường Trần Lãm
12466|33|Phường Vũ Phúc
12472|33|Xã Quỳnh Phụ
12499|33|Xã A Sào
12511|33|Xã Minh Thọ
12517|33|Xã Ngọc Lâm
12523|33|Xã Phụ Dực
12526|33|Xã Đồng Bằng
12532|33|Xã Nguyễn Du
12577|33|Xã Quỳnh An
12583|33|Xã Tân Tiến
12586|33|Xã Hưng Hà
12595|33|Xã Ngự Thiên
12613|33|Xã Long Hưng
12631|33|Xã Thần Khê
12634|33|Xã Tiên La
12676|33|Xã Lê Quý Đôn
12685|33|Xã Hồng Minh
12688|33|Xã Đông Hưng
12694|33|Xã Bắc Đông Hưng
12700|33|Xã Bắc Tiên Hưng
12736|33|Xã Đông Tiên Hưng
12745|33|Xã Bắc Đông Quan
12754|33|Xã Tiên Hưng
12763|33|Xã Nam Tiên Hưng
12775|33|Xã Nam Đông Hưng
12793|33|Xã Đông Quan
12817|33|Phường Trà Lý
12826|33|Xã Thái Thụy
12850|33|Xã Tây Thụy Anh
12859|33|Xã Bắc Thụy Anh
12862|33|Xã Đông Thụy Anh
12865|33|Xã Thụy Anh
12904|33|Xã Nam Thụy Anh
12916|33|Xã Bắc Thái Ninh
12919|33|Xã Tây Thái Ninh
12922|33|Xã Thái Ninh
12943|33|Xã Đông Thái Ninh
12961|33|Xã Nam Thái Ninh
12970|33|Xã Tiền Hải
12988|33|Xã Đông Tiền Hải
13003|33|Xã Đồng Châu
13021|33|Xã Ái Quốc
13039|33|Xã Tây Tiền Hải
13057|33|Xã Nam Cường
13063|33|Xã Nam Tiền Hải
13066|33|Xã Hưng Phú
13075|33|Xã Kiến Xương
13093|33|Xã Trà Giang
13096|33|Xã Bình Nguyên
13120|33|Xã Lê Lợi
13132|33|Xã Quang Lịch
13141|33|Xã Vũ Quý
13159|33|Xã Hồng Vũ
13183|33|Xã Bình Thanh
13186|33|Xã Bình Định
13192|33|Xã Vũ Thư
13219|33|Xã Vạn Xuân
13222|33|Xã Thư Trì
13225|33|Phường Thái Bình
13246|33|Xã Tân Thuận
13264|33|Xã Thư Vũ
13279|33|Xã Vũ Tiên
13285|37|Phường Phủ Lý
13291|37|Phường Phù Vân
13318|37|Phường Châu Sơn
13324|37|Phường Duy Tiên
13330|37|Phường Duy Tân
13336|37|Phường Duy Hà
13348|37|Phường Đồng Văn
13363|37|Phường Tiên Sơn
13366|37|Phường Hà Nam
13384|37|Phường Kim Bảng
13393|37|Phường Lê Hồ
13396|37|Phường Nguyễn Úy
13402|37|Phường Kim Thanh
13420|37|Phường Tam Chúc
13435|37|Phường Lý Thường Kiệt
13444|37|Phường Liêm Tuyền
13456|37|Xã Liêm Hà
13474|37|Xã Tân Thanh
13483|37|Xã Thanh Bình
13489|37|Xã Thanh Lâm
13495|37|Xã Thanh Liêm
13501|37|Xã Bình Mỹ
13504|37|Xã Bình Lục
13531|37|Xã Bình Giang
13540|37|Xã Bình An
13558|37|Xã Bình Sơn
13573|37|Xã Lý Nhân
13579|37|Xã Bắc Lý
13591|37|Xã Nam Xang
13594|37|Xã Trần Thương
13597|37|Xã Vĩnh Trụ
13609|37|Xã Nhân Hà
13627|37|Xã Nam Lý
13669|37|Phường Nam Định
13684|37|Phường Thiên Trường
13693|37|Phường Đông A
13699|37|Phường Thành Nam
13708|37|Phường Mỹ Lộc
13741|37|Xã Vụ Bản
13750|37|Xã Minh Tân
13753|37|Xã Hiển Khánh
13777|37|Phường Trường Thi
13786|37|Xã Liên Minh
13795|37|Xã Ý Yên
13807|37|Xã Tân Minh
13822|37|Xã Phong Doanh
13834|37|Xã Vũ Dương
13864|37|Xã Vạn Thắng
13870|37|Xã Yên Cường
13879|37|Xã Yên Đồng
13891|37|Xã Nghĩa Hưng
13894|37|Xã Rạng Đông
13900|37|Xã Đồng Thịnh
13918|37|Xã Nghĩa Sơn
13927|37|Xã Hồng Phong
13939|37|Xã Quỹ Nhất
13957|37|Xã Nghĩa Lâm
13966|37|Xã Nam Trực
13972|37|Phường Vị Khê
13984|37|Phường Hồng Quang
13987|37|Xã Nam Hồng
14005|37|Xã Nam Ninh
14011|37|Xã Nam Minh
14014|37|Xã Nam Đồng
14026|37|Xã Cổ Lễ
14038|37|Xã Ninh Giang
14053|37|Xã Trực Ninh
14056|37|Xã Cát Thành
14062|37|Xã Quang Hưng
14071|37|Xã Minh Thái
14077|37|Xã Ninh Cường
14089|37|Xã Xuân Trường
14095|37|Xã Xuân Hồng
14104|37|Xã Xuân Giang
14122|37|Xã Xuân Hưng
14161|37|Xã Giao Minh
14167|37|Xã Giao Thủy
14179|37|Xã Giao Hưng
14182|37|Xã Giao Hòa
14194|37|Xã Giao Bình
14203|37|Xã Giao Phúc
14212|37|Xã Giao Ninh
14215|37|Xã Hải Hậu
14218|37|Xã Hải Tiến
14221|37|Xã Hải Thịnh
14236|37|Xã Hải Anh
14248|37|Xã Hải Hưng
14281|37|Xã Hải An
14287|37|Xã Hải Quang
14308|37|Xã Hải Xuân
14329|37|Phường Hoa Lư
14359|37|Phường Nam Hoa Lư
14362|37|Phường Tam Điệp
14365|37|Phường Trung Sơn
14371|37|Phường Yên Sơn
14389|37|Xã Gia Lâm
14401|37|Xã Gia Tường
14404|37|Xã Cúc Phương
14407|37|Xã Phú Sơn
14428|37|Xã Nho Quan
14434|37|Xã Thanh Sơn
14452|37|Xã Quỳnh Lưu
14458|37|Xã Phú Long
14464|37|Xã Gia Viễn
14482|37|Xã Gia Hưng
14488|37|Xã Gia Vân
14494|37|Xã Gia Trấn
14500|37|Xã Đại Hoàng
14524|37|Xã Gia Phong
14533|37|Phường Tây Hoa Lư
14560|37|Xã Yên Khánh
14563|37|Xã Khánh Thiện
14566|37|Phường Đông Hoa Lư
14608|37|Xã Khánh Trung
14611|37|Xã Khánh Nhạc
14614|37|Xã Khánh Hội
14620|37|Xã Phát Diệm
14623|37|Xã Bình Minh
14638|37|Xã Kim Sơn
14647|37|Xã Quang Thiện
14653|37|Xã Chất Bình
14674|37|Xã Lai Thành
14677|37|Xã Định Hóa
14698|37|Xã Kim Đông
14701|37|Xã Yên Mô
14725|37|Phường Yên Thắng
14728|37|Xã Yên Từ
14743|37|Xã Yên Mạc
14746|37|Xã Đồng Thái
14758|38|Phường Hàm Rồng
14797|38|Phường Hạc Thành
14812|38|Phường Bỉm Sơn
14818|38|Phường Quang Trung
14845|38|Xã Mường Lát
14848|38|Xã Tam Chung
14854|38|Xã Mường Lý
14857|38|Xã Trung Lý
14860|38|Xã Quang Chiểu
14863|38|Xã Pù Nhi
14864|38|Xã Nhi Sơn
14866|38|Xã Mường Chanh
14869|38|Xã Hồi Xuân
14872|38|Xã Trung Thành
14875|38|Xã Trung Sơn
14878|38|Xã Phú Lệ
14890|38|Xã Phú Xuân
14896|38|Xã Hiền Kiệt
14902|38|Xã Nam Xuân
14908|38|Xã Thiên Phủ
14923|38|Xã Bá Thước
14932|38|Xã Điền Quang
14950|38|Xã Điền Lư
14953|38|Xã Quý Lương
14956|38|Xã Pù Luông
14959|38|Xã Cổ Lũng
14974|38|Xã Văn Nho
14980|38|Xã Thiết Ống
15001|38|Xã Trung Hạ
15007|38|Xã Tam Thanh
15010|38|Xã Sơn Thủy
15013|38|Xã Na Mèo
15016|38|Xã Quan Sơn
15019|38|Xã Tam Lư
15022|38|Xã Sơn Điện
15025|38|Xã Mường Mìn
15031|38|Xã Yên Khương
15034|38|Xã Yên Thắng
15043|38|Xã Giao An
15049|38|Xã Văn Phú
15055|38|Xã Linh Sơn
15058|38|Xã Đồng Lương
15061|38|Xã Ngọc Lặc
15085|38|Xã Thạch Lập
15091|38|Xã Ngọc Liên
15106|38|Xã Nguyệt Ấn
15112|38|Xã Kiên Thọ
15124|38|Xã Minh Sơn
15127|38|Xã Cẩm Thủy
15142|38|Xã Cẩm Thạch
15148|38|Xã Cẩm Tú
15163|38|Xã Cẩm Vân
15178|38|Xã Cẩm Tân
15187|38|Xã Kim Tân
15190|38|Xã Vân Du
15199|38|Xã Thạch Quảng
15211|38|Xã Thạch Bình
15229|38|Xã Thành Vinh
15250|38|Xã Ngọc Trạo
15271|38|Xã Hà Trung
15274|38|Xã Hà Long
15286|38|Xã Hoạt Giang
15298|38|Xã Lĩnh Toại
15316|38|Xã Tống Sơn
15349|38|Xã Vĩnh Lộc
15361|38|Xã Tây Đô
15382|38|Xã Biện Thượng
15409|38|Xã Yên Phú
15412|38|Xã Quý Lộc
15421|38|Xã Yên Trường
15442|38|Xã Yên Ninh
15448|38|Xã Định Hòa
15457|38|Xã Định Tân
15469|38|Xã Yên Định
15499|38|Xã Thọ Xuân
15505|38|Xã Thọ Long
15520|38|Xã Xuân Hòa
15544|38|Xã Lam Sơn
15553|38|Xã Sao Vàng
15568|38|Xã Thọ Lập
15574|38|Xã Xuân Tín
15592|38|Xã Xuân Lập
15607|38|Xã Bát Mọt
15610|38|Xã Yên Nhân
15622|38|Xã Vạn Xuân
15628|38|Xã Lương Sơn
15634|38|Xã Luận Thành
15643|38|Xã Thắng Lộc
15646|38|Xã Thường Xuân
15658|38|Xã Xuân Chinh
15661|38|Xã Tân Thành
15664|38|Xã Triệu Sơn
15667|38|Xã Thọ Bình
15682|38|Xã Hợp Tiến
15715|38|Xã Tân Ninh
15724|38|Xã Đồng Tiến
15754|38|Xã Thọ Ngọc
15763|38|Xã Thọ Phú
15766|38|Xã An Nông
15772|38|Xã Thiệu Hóa
15778|38|Xã Thiệu Tiến
15796|38|Xã Thiệu Quang
15820|38|Xã Thiệu Toán
15835|38|Xã Thiệu Trung
15853|38|Phường Đông Tiến
15865|38|Xã Hoằng Hóa
15880|38|Xã Hoằng Giang
15889|38|Xã Hoằng Phú
15910|38|Xã Hoằng Sơn
15925|38|Phường Nguyệt Viên
15961|38|Xã Hoằng Lộc
15976|38|Xã Hoằng Châu
15991|38|Xã Hoằng Tiến
16000|38|Xã Hoằng Thanh
16012|38|Xã Hậu Lộc
16021|38|Xã Triệu Lộc
16033|38|Xã Đông Thành
16072|38|Xã Hoa Lộc
16078|38|Xã Vạn Lộc
16093|38|Xã Nga Sơn
16108|38|Xã Tân Tiến
16114|38|Xã Nga Thắng
16138|38|Xã Hồ Vương
16144|38|Xã Nga An
16171|38|Xã Ba Đình
16174|38|Xã Như Xuân
16177|38|Xã Xuân Bình
16186|38|Xã Hóa Quỳ
16213|38|Xã Thanh Phong
16222|38|Xã Thanh Quân
16225|38|Xã Thượng Ninh
16228|38|Xã Như Thanh
16234|38|Xã Xuân Du
16249|38|Xã Mậu Lâm
16258|38|Xã Xuân Thái
16264|38|Xã Yên Thọ
16273|38|Xã Thanh Kỳ
16279|38|Xã Nông Cống
16297|38|Xã Trung Chính
16309|38|Xã Thắng Lợi
16342|38|Xã Thăng Bình
16348|38|Xã Trường Văn
16363|38|Xã Tượng Lĩnh
16369|38|Xã Công Chính
16378|38|Phường Đông Sơn
16417|38|Phường Đông Quang
16438|38|Xã Lưu Vệ
16480|38|Xã Quảng Yên
16489|38|Xã Quảng Chính
16498|38|Xã Quảng Ngọc
16516|38|Phường Nam Sầm Sơn
16522|38|Phường Quảng Phú
16531|38|Phường Sầm Sơn
16540|38|Xã Quảng Ninh
16543|38|Xã Quảng Bình
16549|38|Xã Tiên Trang
16561|38|Phường Tĩnh Gia
16576|38|Phường Ngọc Sơn
16591|38|Xã Các Sơn
16594|38|Phường Tân Dân
16597|38|Phường Hải Lĩnh
16609|38|Phường Đào Duy Từ
16624|38|Phường Trúc Lâm
16636|38|Xã Trường Lâm
16645|38|Phường Hải Bình
16654|38|Phường Nghi Sơn
17611|40|Xã Vân Tụ
16681|40|Phường Thành Vinh
16690|40|Phường Trường Vinh
16702|40|Phường Vinh Phú
16708|40|Phường Vinh Lộc
16732|40|Phường Cửa Lò
16738|40|Xã Quế Phong
16744|40|Xã Thông Thụ
16750|40|Xã Tiền Phong
16756|40|Xã Tri Lễ
16774|40|Xã Mường Quàng
16777|40|Xã Quỳ Châu
16792|40|Xã Châu Tiến
16801|40|Xã Hùng Chân
16804|40|Xã Châu Bình
16813|40|Xã Mường Xén
16816|40|Xã Mỹ Lý
16819|40|Xã Bắc Lý
16822|40|Xã Keng Đu
16828|40|Xã Huồi Tụ
16831|40|Xã Mường Lống
16834|40|Xã Na Loi
16837|40|Xã Nậm Cắn
16849|40|Xã Hữu Kiệm
16855|40|Xã Chiêu Lưu
16858|40|Xã Mường Típ
16870|40|Xã Na Ngoi
16876|40|Xã Tương Dương
16882|40|Xã Nhôn Mai
16885|40|Xã Hữu Khuông
16903|40|Xã Nga My
16906|40|Xã Lượng Minh
16909|40|Xã Yên Hòa
16912|40|Xã Yên Na
16933|40|Xã Tam Quang
16936|40|Xã Tam Thái
16939|40|Phường Thái Hòa
16941|40|Xã Nghĩa Đàn
16951|40|Xã Nghĩa Lâm
16969|40|Xã Nghĩa Thọ
16972|40|Xã Nghĩa Hưng
16975|40|Xã Nghĩa Mai
17011|40|Phường Tây Hiếu
17017|40|Xã Đông Hiếu
17029|40|Xã Nghĩa Lộc
17032|40|Xã Nghĩa Khánh
17035|40|Xã Quỳ Hợp
17044|40|Xã Châu Hồng
17056|40|Xã Châu Lộc
17059|40|Xã Tam Hợp
17071|40|Xã Minh Hợp
17077|40|Xã Mường Ham
17089|40|Xã Mường Chọng
17110|40|Phường Hoàng Mai
17125|40|Phường Quỳnh Mai
17128|40|Phường Tân Mai
17143|40|Xã Quỳnh Văn
17149|40|Xã Quỳnh Tam
17170|40|Xã Quỳnh Sơn
17176|40|Xã Quỳnh Anh
17179|40|Xã Quỳnh Lưu
17212|40|Xã Quỳnh Phú
17224|40|Xã Quỳnh Thắng
17230|40|Xã Bình Chuẩn
17239|40|Xã Mậu Thạch
17242|40|Xã Cam Phục
17248|40|Xã Châu Khê
17254|40|Xã Con Cuông
17263|40|Xã Môn Sơn
17266|40|Xã Tân Kỳ
17272|40|Xã Tân Phú
17278|40|Xã Giai Xuân
17284|40|Xã Nghĩa Đồng
17287|40|Xã Tiên Đồng
17305|40|Xã Tân An
17326|40|Xã Nghĩa Hành
17329|40|Xã Anh Sơn
17335|40|Xã Thành Bình Thọ
17344|40|Xã Nhân Hòa
17357|40|Xã Vĩnh Tường
17365|40|Xã Anh Sơn Đông
17380|40|Xã Yên Xuân
17395|40|Xã Hùng Châu
17416|40|Xã Đức Châu
17419|40|Xã Hải Châu
17443|40|Xã Quảng Châu
17464|40|Xã Diễn Châu
17476|40|Xã Minh Châu
17479|40|Xã An Châu
17488|40|Xã Tân Châu
17506|40|Xã Yên Thành
17515|40|Xã Bình Minh
17521|40|Xã Quang Đồng
17524|40|Xã Giai Lạc
17530|40|Xã Đông Thành
17560|40|Xã Vân Du
17569|40|Xã Quan Thành
17605|40|Xã Hợp Minh
17623|40|Xã Bạch Ngọc
17641|40|Xã Lương Sơn
17662|40|Xã Đô Lương
17677|40|Xã Văn Hiến
17689|40|Xã Thuần Trung
17707|40|Xã Bạch Hà
17713|40|Xã Đại Đồng
17722|40|Xã Hạnh Lâm
17728|40|Xã Cát Ngạn
17743|40|Xã Tam Đồng
17759|40|Xã Sơn Lâm
17770|40|Xã Hoa Quân
17779|40|Xã Xuân Lâm
17791|40|Xã Kim Bảng
17818|40|Xã Bích Hào
17827|40|Xã Nghi Lộc
17833|40|Xã Hải Lộc
17842|40|Xã Thần Lĩnh
17854|40|Xã Văn Kiều
17857|40|Xã Phúc Lộc
17866|40|Xã Trung Lộc
17878|40|Xã Đông Lộc
17920|40|Phường Vinh Hưng
17935|40|Xã Nam Đàn
17944|40|Xã Đại Huệ
17950|40|Xã Vạn An
17971|40|Xã Kim Liên
17989|40|Xã Thiên Nhẫn
18001|40|Xã Hưng Nguyên
18007|40|Xã Yên Trung
18028|40|Xã Hưng Nguyên Nam
18040|40|Xã Lam Thành
18073|42|Phường Thành Sen
18100|42|Phường Trần Phú
18115|42|Phường Bắc Hồng Lĩnh
18118|42|Phường Nam Hồng Lĩnh
18133|42|Xã Hương Sơn
18160|42|Xã Sơn Hồng
18163|42|Xã Sơn Tiến
18172|42|Xã Sơn Tây
18184|42|Xã Sơn Giang
18196|42|Xã Sơn Kim 1
18199|42|Xã Sơn Kim 2
18202|42|Xã Tứ Mỹ
18223|42|Xã Kim Hoa
18229|42|Xã Đức Thọ
18244|42|Xã Đức Minh
18262|42|Xã Đức Quang
18277|42|Xã Đức Thịnh
18304|42|Xã Đức Đồng
18313|42|Xã Vũ Quang
18322|42|Xã Mai Hoa
18328|42|Xã Thượng Đức
18352|42|Xã Nghi Xuân
18364|42|Xã Đan Hải
18373|42|Xã Tiên Điền
18394|42|Xã Cổ Đạm
18406|42|Xã Can Lộc
18409|42|Xã Hồng Lộc
18418|42|Xã Tùng Lộc
18436|42|Xã Trường Lưu
18466|42|Xã Gia Hanh
18481|42|Xã Xuân Lộc
18484|42|Xã Đồng Lộc
18496|42|Xã Hương Khê
18502|42|Xã Hà Linh
18523|42|Xã Hương Bình
18532|42|Xã Hương Phố
18544|42|Xã Hương Xuân
18547|42|Xã Phúc Trạch
18550|42|Xã Hương Đô
18562|42|Xã Thạch Hà
18568|42|Xã Lộc Hà
18583|42|Xã Mai Phụ
18586|42|Xã Đông Kinh
18601|42|Xã Việt Xuyên
18604|42|Xã Thạch Khê
18619|42|Xã Đồng Tiến
18628|42|Xã Thạch Lạc
18634|42|Xã Toàn Lưu
18652|42|Phường Hà Huy Tập
18667|42|Xã Thạch Xuân
18673|42|Xã Cẩm Xuyên
18676|42|Xã Thiên Cầm
18682|42|Xã Yên Hòa
18685|42|Xã Cẩm Bình
18736|42|Xã Cẩm Hưng
18739|42|Xã Cẩm Duệ
18742|42|Xã Cẩm Trung
18748|42|Xã Cẩm Lạc
18754|42|Phường Sông Trí
18766|42|Xã Kỳ Xuân
18775|42|Xã Kỳ Anh
18781|42|Phường Hải Ninh
18787|42|Xã Kỳ Văn
18790|42|Xã Kỳ Khang
18814|42|Xã Kỳ Hoa
18823|42|Phường Vũng Áng
18832|42|Phường Hoành Sơn
18838|42|Xã Kỳ Lạc
18844|42|Xã Kỳ Thượng
18859|44|Phường Đồng Thuận
18871|44|Phường Đồng Sơn
18880|44|Phường Đồng Hới
18901|44|Xã Minh Hóa
18904|44|Xã Dân Hóa
18919|44|Xã Tân Thành
18922|44|Xã Kim Điền
18943|44|Xã Kim Phú
18949|44|Xã Đồng Lê
18952|44|Xã Tuyên Sơn
18958|44|Xã Tuyên Lâm
18985|44|Xã Tuyên Phú
18991|44|Xã Tuyên Bình
18997|44|Xã Tuyên Hóa
19009|44|Phường Ba Đồn
19021|44|Xã Phú Trạch
19030|44|Xã Trung Thuần
19033|44|Xã Hòa Trạch
19051|44|Xã Tân Gianh
19057|44|Xã Quảng Trạch
19066|44|Phường Bắc Gianh
19075|44|Xã Nam Ba Đồn
19093|44|Xã Nam Gianh
19111|44|Xã Hoàn Lão
19126|44|Xã Bắc Trạch
19138|44|Xã Phong Nha
19141|44|Xã Bố Trạch
19147|44|Xã Thượng Trạch
19159|44|Xã Đông Trạch
19198|44|Xã Nam Trạch
19204|44|Xã Trường Sơn
19207|44|Xã Quảng Ninh
19225|44|Xã Ninh Châu
19237|44|Xã Trường Ninh
19246|44|Xã Lệ Ninh
19249|44|Xã Lệ Thủy
19255|44|Xã Cam Hồng
19288|44|Xã Sen Ngư
19291|44|Xã Tân Mỹ
19309|44|Xã Trường Phú
19318|44|Xã Kim Ngân
19333|44|Phường Đông Hà
19351|44|Phường Nam Đông Hà
19360|44|Phường Quảng Trị
19363|44|Xã Vĩnh Linh
19366|44|Xã Bến Quan
19372|44|Xã Vĩnh Hoàng
19405|44|Xã Vĩnh Thủy
19414|44|Xã Cửa Tùng
19429|44|Xã Khe Sanh
19432|44|Xã Lao Bảo
19435|44|Xã Hướng Lập
19441|44|Xã Hướng Phùng
19462|44|Xã Tân Lập
19483|44|Xã A Dơi
19489|44|Xã Lìa
19495|44|Xã Gio Linh
19496|44|Xã Cửa Việt
19501|44|Xã Bến Hải
19537|44|Xã Cồn Tiên
19555|44|Xã Hướng Hiệp
19564|44|Xã Đakrông
19567|44|Xã Ba Lòng
19588|44|Xã Tà Rụt
19594|44|Xã La Lay
19597|44|Xã Cam Lộ
19603|44|Xã Hiếu Giang
19624|44|Xã Triệu Phong
19639|44|Xã Nam Cửa Việt
19645|44|Xã Triệu Bình
19654|44|Xã Triệu Cơ
19669|44|Xã Ái Tử
19681|44|Xã Diên Sanh
19699|44|Xã Vĩnh Định
19702|44|Xã Hải Lăng
19735|44|Xã Nam Hải Lăng
19741|44|Xã Mỹ Thủy
19742|44|Đặc khu Cồn Cỏ
19753|46|Phường Phú Xuân
19774|46|Phường Kim Long
19777|46|Phường Vỹ Dạ
19789|46|Phường Thuận Hóa
19804|46|Phường Hương An
19813|46|Phường Thủy Xuân
19815|46|Phường An Cựu
19819|46|Phường Phong Điền
19828|46|Phường Phong Phú
19831|46|Phường Phong Dinh
19858|46|Phường Phong Thái
19867|46|Xã Quảng Điền
19873|46|Phường Phong Quảng
19885|46|Xã Đan Điền
19900|46|Phường Thuận An
19909|46|Phường Dương Nỗ
19918|46|Xã Phú Hồ
19930|46|Phường Mỹ Thượng
19942|46|Xã Phú Vang
19945|46|Xã Phú Vinh
19960|46|Phường Phú Bài
19969|46|Phường Thanh Thủy
19975|46|Phường Hương Thủy
19996|46|Phường Hương Trà
20014|46|Phường Hóa Châu
20017|46|Phường Kim Trà
20035|46|Xã Bình Điền
20044|46|Xã A Lưới 2
20050|46|Xã A Lưới 5
20056|46|Xã A Lưới 1
20071|46|Xã A Lưới 3
20101|46|Xã A Lưới 4
20107|46|Xã Phú Lộc
20122|46|Xã Vinh Lộc
20131|46|Xã Hưng Lộc
20137|46|Xã Chân Mây - Lăng Cô
20140|46|Xã Lộc An
20161|46|Xã Khe Tre
20179|46|Xã Nam Đông
20182|46|Xã Long Quảng
20194|48|Phường Hải Vân
20197|48|Phường Liên Chiểu
20200|48|Phường Hòa Khánh
20209|48|Phường Thanh Khê
20242|48|Phường Hải Châu
20257|48|Phường Hòa Cường
20260|48|Phường Cẩm Lệ
20263|48|Phường Sơn Trà
20275|48|Phường An Hải
20285|48|Phường Ngũ Hành Sơn
20305|48|Phường An Khê
20308|48|Xã Bà Nà
20314|48|Phường Hòa Xuân
20320|48|Xã Hòa Vang
20332|48|Xã Hòa Tiến
20333|48|Đặc khu Hoàng Sa
20335|48|Phường Bàn Thạch
20341|48|Phường Tam Kỳ
20350|48|Phường Hương Trà
20356|48|Phường Quảng Phú
20364|48|Xã Chiên Đàn
20380|48|Xã Tây Hồ
20392|48|Xã Phú Ninh
20401|48|Phường Hội An Tây
20410|48|Phường Hội An
20413|48|Phường Hội An Đông
20434|48|Xã Tân Hiệp
20443|48|Xã Hùng Sơn
20455|48|Xã Tây Giang
20458|48|Xã Avương
20467|48|Xã Đông Giang
20476|48|Xã Sông Kôn
20485|48|Xã Sông Vàng
20494|48|Xã Bến Hiên
20500|48|Xã Đại Lộc
20506|48|Xã Thượng Đức
20515|48|Xã Hà Nha
20539|48|Xã Vu Gia
20542|48|Xã Phú Thuận
20551|48|Phường Điện Bàn
20557|48|Phường Điện Bàn Bắc
20569|48|Xã Điện Bàn Tây
20575|48|Phường An Thắng
20579|48|Phường Điện Bàn Đông
20587|48|Xã Gò Nổi
20599|48|Xã Nam Phước
20611|48|Xã Thu Bồn
20623|48|Xã Duy Xuyên
20635|48|Xã Duy Nghĩa
20641|48|Xã Quế Sơn
20650|48|Xã Xuân Phú
20656|48|Xã Nông Sơn
20662|48|Xã Quế Sơn Trung
20669|48|Xã Quế Phước
20695|48|Xã Thạnh Mỹ
20698|48|Xã La Êê
20704|48|Xã La Dêê
20707|48|Xã Nam Giang
20710|48|Xã Bến Giằng
20716|48|Xã Đắc Pring
20722|48|Xã Khâm Đức
20728|48|Xã Phước Hiệp
20734|48|Xã Phước Năng
20740|48|Xã Phước Chánh
20752|48|Xã Phước Thành
20767|48|Xã Việt An
20770|48|Xã Phước Trà
20779|48|Xã Hiệp Đức
20791|48|Xã Thăng Bình
20794|48|Xã Thăng An
20818|48|Xã Đồng Dương
20827|48|Xã Thăng Phú
20836|48|Xã Thăng Trường
20848|48|Xã Thăng Điền
20854|48|Xã Tiên Phước
20857|48|Xã Sơn Cẩm Hà
20875|48|Xã Lãnh Ngọc
20878|48|Xã Thạnh Bình
20900|48|Xã Trà My
20908|48|Xã Trà Liên
20920|48|Xã Trà Đốc
20923|48|Xã Trà Tân
20929|48|Xã Trà Giáp
20938|48|Xã Trà Leng
20941|48|Xã Trà Tập
20944|48|Xã Nam Trà My
20950|48|Xã Trà Linh
20959|48|Xã Trà Vân
20965|48|Xã Núi Thành
20971|48|Xã Tam Xuân
20977|48|Xã Đức Phú
20984|48|Xã Tam Anh
20992|48|Xã Tam Hải
21004|48|Xã Tam Mỹ
23293|51|Phường Kon Tum
21025|51|Phường Cẩm Thành
21028|51|Phường Nghĩa Lộ
21034|51|Xã An Phú
21040|51|Xã Bình Sơn
21061|51|Xã Vạn Tường
21085|51|Xã Bình Minh
21100|51|Xã Bình Chương
21109|51|Xã Đông Sơn
21115|51|Xã Trà Bồng
21124|51|Xã Thanh Bồng
21127|51|Xã Đông Trà Bồng
21136|51|Xã Cà Đam
21154|51|Xã Tây Trà
21157|51|Xã Tây Trà Bồng
21172|51|Phường Trương Quang Trọng
21181|51|Xã Thọ Phong
21196|51|Xã Trường Giang
21205|51|Xã Ba Gia
21211|51|Xã Tịnh Khê
21220|51|Xã Sơn Tịnh
21235|51|Xã Tư Nghĩa
21238|51|Xã Vệ Giang
21244|51|Xã Trà Giang
21250|51|Xã Nghĩa Giang
21289|51|Xã Sơn Hà
21292|51|Xã Sơn Hạ
21307|51|Xã Sơn Linh
21319|51|Xã Sơn Thủy
21325|51|Xã Sơn Kỳ
21334|51|Xã Sơn Tây Thượng
21340|51|Xã Sơn Tây
21343|51|Xã Sơn Tây Hạ
21349|51|Xã Sơn Mai
21361|51|Xã Minh Long
21364|51|Xã Nghĩa Hành
21370|51|Xã Phước Giang
21385|51|Xã Đình Cương
21388|51|Xã Thiện Tín
21400|51|Xã Mộ Đức
21409|51|Xã Long Phụng
21421|51|Xã Mỏ Cày
21433|51|Xã Lân Phong
21439|51|Phường Đức Phổ
21451|51|Phường Trà Câu
21457|51|Xã Nguyễn Nghiêm
21472|51|Xã Khánh Cường
21478|51|Phường Sa Huỳnh
21484|51|Xã Ba Tơ
21490|51|Xã Ba Vinh
21496|51|Xã Ba Động
21499|51|Xã Ba Dinh
21520|51|Xã Đặng Thùy Trâm
21523|51|Xã Ba Tô
21529|51|Xã Ba Vì
21538|51|Xã Ba Xa
21548|51|Đặc khu Lý Sơn
23284|51|Phường Đăk Cấm
23302|51|Phường Đăk Bla
23317|51|Xã Ngọk Bay
23326|51|Xã Ia Chim
23332|51|Xã Đăk Rơ Wa
23341|51|Xã Đăk Pék
23344|51|Xã Đăk Plô
23356|51|Xã Xốp
23365|51|Xã Ngọc Linh
23368|51|Xã Đăk Long
23374|51|Xã Đăk Môn
23377|51|Xã Bờ Y
23383|51|Xã Dục Nông
23392|51|Xã Sa Loong
23401|51|Xã Đăk Tô
23416|51|Xã Đăk Sao
23419|51|Xã Đăk Tờ Kan
23425|51|Xã Tu Mơ Rông
23428|51|Xã Ngọk Tụ
23430|51|Xã Kon Đào
23446|51|Xã Măng Ri
23455|51|Xã Măng Bút
23473|51|Xã Măng Đen
23476|51|Xã Kon Plông
23479|51|Xã Đăk Rve
23485|51|Xã Đăk Kôi
23497|51|Xã Kon Braih
23500|51|Xã Đăk Hà
23504|51|Xã Đăk Pxi
23510|51|Xã Đăk Ui
23512|51|Xã Đăk Mar
23515|51|Xã Ngọk Réo
23527|51|Xã Sa Thầy
23530|51|Xã Rờ Kơi
23534|51|Xã Sa Bình
23535|51|Xã Ia Đal
23536|51|Xã Mô Rai
23538|51|Xã Ia Tơi
23548|51|Xã Ya Ly
21553|52|Phường Quy Nhơn Bắc
21583|52|Phường Quy Nhơn
21589|52|Phường Quy Nhơn Tây
21592|52|Phường Quy Nhơn Nam
21601|52|Phường Quy Nhơn Đông
21607|52|Xã Nhơn Châu
21609|52|Xã An Lão
21616|52|Xã An Vinh
21622|52|Xã An Toàn
21628|52|Xã An Hòa
21637|52|Phường Tam Quan
21640|52|Phường Bồng Sơn
21655|52|Phường Hoài Nhơn Bắc
21661|52|Phường Hoài Nhơn Tây
21664|52|Phường Hoài Nhơn
21670|52|Phường Hoài Nhơn Đông
21673|52|Phường Hoài Nhơn Nam
21688|52|Xã Hoài Ân
21697|52|Xã Ân Hảo
21703|52|Xã Vạn Đức
21715|52|Xã Ân Tường
21727|52|Xã Kim Sơn
21730|52|Xã Phù Mỹ
21733|52|Xã Bình Dương
21739|52|Xã Phù Mỹ Bắc
21751|52|Xã Phù Mỹ Đông
21757|52|Xã Phù Mỹ Tây
21769|52|Xã An Lương
21775|52|Xã Phù Mỹ Nam
21786|52|Xã Vĩnh Thạnh
21787|52|Xã Vĩnh Sơn
21796|52|Xã Vĩnh Thịnh
21805|52|Xã Vĩnh Quang
21808|52|Xã Tây Sơn
21817|52|Xã Bình Hiệp
21820|52|Xã Bình Khê
21829|52|Xã Bình An
21835|52|Xã Bình Phú
21853|52|Xã Phù Cát
21859|52|Xã Đề Gi
21868|52|Xã Hội Sơn
21871|52|Xã Hòa Hội
21880|52|Xã Cát Tiến
21892|52|Xã Xuân An
21901|52|Xã Ngô Mây
21907|52|Phường Bình Định
21910|52|Phường An Nhơn
21925|52|Phường An Nhơn Bắc
21934|52|Phường An Nhơn Đông
21940|52|Xã An Nhơn Tây
21943|52|Phường An Nhơn Nam
21952|52|Xã Tuy Phước
21964|52|Xã Tuy Phước Bắc
21970|52|Xã Tuy Phước Đông
21985|52|Xã Tuy Phước Tây
21994|52|Xã Vân Canh
21997|52|Xã Canh Liên
22006|52|Xã Canh Vinh
23563|52|Phường Diên Hồng
23575|52|Phường Pleiku
23584|52|Phường Thống Nhất
23586|52|Phường Hội Phú
23590|52|Xã Biển Hồ
23602|52|Phường An Phú
23611|52|Xã Gào
23614|52|Phường An Bình
23617|52|Phường An Khê
23629|52|Xã Cửu An
23638|52|Xã Kbang
23644|52|Xã Đak Rong
23647|52|Xã Sơn Lang
23650|52|Xã Krong
23668|52|Xã Tơ Tung
23674|52|Xã Kông Bơ La
23677|52|Xã Đak Đoa
23683|52|Xã Đak Sơmei
23701|52|Xã Kon Gang
23710|52|Xã Ia Băng
23714|52|Xã KDang
23722|52|Xã Chư Păh
23728|52|Xã Ia Khươl
23734|52|Xã Ia Ly
23749|52|Xã Ia Phí
23764|52|Xã Ia Grai
23767|52|Xã Ia Hrung
23776|52|Xã Ia Krái
23782|52|Xã Ia O
23788|52|Xã Ia Chia
23794|52|Xã Mang Yang
23798|52|Xã Ayun
23799|52|Xã Hra
23812|52|Xã Lơ Pang
23818|52|Xã Kon Chiêng
23824|52|Xã Kông Chro
23830|52|Xã Chư Krey
23833|52|Xã Ya Ma
23839|52|Xã SRó
23842|52|Xã Đăk Song
23851|52|Xã Chơ Long
23857|52|Xã Đức Cơ
23866|52|Xã Ia Krêl
23869|52|Xã Ia Dơk
23872|52|Xã Ia Dom
23881|52|Xã Ia Pnôn
23884|52|Xã Ia Nan
23887|52|Xã Chư Prông
23896|52|Xã Bàu Cạn
23908|52|Xã Ia Tôr
23911|52|Xã Ia Boòng
23917|52|Xã Ia Púch
23926|52|Xã Ia Pia
23935|52|Xã Ia Lâu
23938|52|Xã Ia Mơ
23941|52|Xã Chư Sê
23942|52|Xã Chư Pưh
23947|52|Xã Bờ Ngoong
23954|52|Xã Al Bá
23971|52|Xã Ia Hrú
23977|52|Xã Ia Ko
23986|52|Xã Ia Le
23995|52|Xã Đak Pơ
24007|52|Xã Ya Hội
24013|52|Xã Pờ Tó
24022|52|Xã Ia Pa
24028|52|Xã Ia Tul
24043|52|Xã Phú Thiện
24044|52|Phường Ayun Pa
24049|52|Xã Chư A Thai
24061|52|Xã Ia Hiao
24065|52|Xã Ia Rbol
24073|52|Xã Ia Sao
24076|52|Xã Phú Túc
24100|52|Xã Ia Dreh
24109|52|Xã Uar
24112|52|Xã Ia Rsai
22333|56|Phường Bắc Nha Trang
22366|56|Phường Nha Trang
22390|56|Phường Tây Nha Trang
22402|56|Phường Nam Nha Trang
22411|56|Phường Bắc Cam Ranh
22420|56|Phường Cam Ranh
22423|56|Phường Ba Ngòi
22432|56|Phường Cam Linh
22435|56|Xã Cam Hiệp
22453|56|Xã Cam Lâm
22465|56|Xã Cam An
22480|56|Xã Nam Cam Ranh
22489|56|Xã Vạn Ninh
22498|56|Xã Tu Bông
22504|56|Xã Đại Lãnh
22516|56|Xã Vạn Thắng
22525|56|Xã Vạn Hưng
22528|56|Phường Ninh Hòa
22546|56|Xã Bắc Ninh Hòa
22552|56|Xã Tây Ninh Hòa
22558|56|Xã Hòa Trí
22561|56|Phường Đông Ninh Hòa
22576|56|Xã Tân Định
22591|56|Phường Hòa Thắng
22597|56|Xã Nam Ninh Hòa
22609|56|Xã Khánh Vĩnh
22612|56|Xã Trung Khánh Vĩnh
22615|56|Xã Bắc Khánh Vĩnh
22624|56|Xã Tây Khánh Vĩnh
22648|56|Xã Nam Khánh Vĩnh
22651|56|Xã Diên Khánh
22657|56|Xã Diên Điền
22660|56|Xã Diên Lâm
22672|56|Xã Diên Thọ
22678|56|Xã Diên Lạc
22702|56|Xã Suối Hiệp
22708|56|Xã Suối Dầu
22714|56|Xã Khánh Sơn
22720|56|Xã Tây Khánh Sơn
22732|56|Xã Đông Khánh Sơn
22736|56|Đặc khu Trường Sa
22738|56|Phường Đô Vinh
22741|56|Phường Bảo An
22759|56|Phường Phan Rang
22780|56|Phường Đông Hải
22786|56|Xã Bác Ái Tây
22795|56|Xã Bác Ái
22801|56|Xã Bác Ái Đông
22810|56|Xã Ninh Sơn
22813|56|Xã Lâm Sơn
22822|56|Xã Mỹ Sơn
22828|56|Xã Anh Dũng
22834|56|Phường Ninh Chử
22840|56|Xã Công Hải
22846|56|Xã Vĩnh Hải
22849|56|Xã Thuận Bắc
22852|56|Xã Ninh Hải
22861|56|Xã Xuân Hải
22870|56|Xã Ninh Phước
22873|56|Xã Phước Hậu
22888|56|Xã Phước Dinh
22891|56|Xã Phước Hữu
22897|56|Xã Thuận Nam
22900|56|Xã Phước Hà
22909|56|Xã Cà Ná
22015|66|Phường Tuy Hòa
22045|66|Phường Bình Kiến
22051|66|Phường Sông Cầu
22057|66|Xã Xuân Lộc
22060|66|Xã Xuân Cảnh
22075|66|Xã Xuân Thọ
22076|66|Phường Xuân Đài
22081|66|Xã Đồng Xuân
22090|66|Xã Xuân Lãnh
22096|66|Xã Phú Mỡ
22111|66|Xã Xuân Phước
22114|66|Xã Tuy An Bắc
22120|66|Xã Tuy An Đông
22132|66|Xã Tuy An Tây
22147|66|Xã Ô Loan
22153|66|Xã Tuy An Nam
22165|66|Xã Sơn Hòa
22171|66|Xã Tây Sơn
22177|66|Xã Vân Hòa
22192|66|Xã Suối Trai
22207|66|Xã Sông Hinh
22222|66|Xã Đức Bình
22225|66|Xã Ea Bá
22237|66|Xã Ea Ly
22240|66|Phường Phú Yên
22250|66|Xã Sơn Thành
22255|66|Xã Tây Hòa
22258|66|Phường Đông Hòa
22261|66|Phường Hòa Hiệp
22276|66|Xã Hòa Thịnh
22285|66|Xã Hòa Mỹ
22291|66|Xã Hòa Xuân
22303|66|Xã Phú Hòa 2
22319|66|Xã Phú Hòa 1
24121|66|Phường Tân Lập
24133|66|Phường Buôn Ma Thuột
24154|66|Phường Thành Nhất
24163|66|Phường Tân An
24169|66|Phường Ea Kao
24175|66|Xã Hòa Phú
24181|66|Xã Ea Drăng
24184|66|Xã Ea H'Leo
24187|66|Xã Ea Hiao
24193|66|Xã Ea Wy
24208|66|Xã Ea Khăl
24211|66|Xã Ea Súp
24214|66|Xã Ia Lốp
24217|66|Xã Ea Rốk
24221|66|Xã Ia Rvê
24229|66|Xã Ea Bung
24235|66|Xã Buôn Đôn
24241|66|Xã Ea Wer
24250|66|Xã Ea Nuôl
24259|66|Xã Quảng Phú
24265|66|Xã Ea Kiết
24277|66|Xã Ea Tul
24280|66|Xã Cư M'gar
24286|66|Xã Ea M'Droh
24301|66|Xã Cuôr Đăng
24305|66|Phường Buôn Hồ
24310|66|Xã Krông Búk
24313|66|Xã Cư Pơng
24316|66|Xã Pơng Drang
24328|66|Xã Ea Drông
24340|66|Phường Cư Bao
24343|66|Xã Krông Năng
24346|66|Xã Dliê Ya
24352|66|Xã Tam Giang
24364|66|Xã Phú Xuân
24373|66|Xã Ea Kar
24376|66|Xã Ea Knốp
24400|66|Xã Ea Păl
24403|66|Xã Ea Ô
24406|66|Xã Cư Yang
24412|66|Xã M'Drắk
24415|66|Xã Cư Prao
24433|66|Xã Ea Riêng
24436|66|Xã Cư M'ta
24444|66|Xã Krông Á
24445|66|Xã Ea Trang
24448|66|Xã Krông Bông
24454|66|Xã Dang Kang
24472|66|Xã Hòa Sơn
24478|66|Xã Cư Pui
24484|66|Xã Yang Mao
24490|66|Xã Krông Pắc
24496|66|Xã Ea Kly
24502|66|Xã Ea Phê
24505|66|Xã Ea Knuếc
24526|66|Xã Tân Tiến
24529|66|Xã Vụ Bổn
24538|66|Xã Krông Ana
24540|66|Xã Ea Ning
24544|66|Xã Ea Ktur
24559|66|Xã Ea Na
24561|66|Xã Dray Bhăng
24568|66|Xã Dur Kmăl
24580|66|Xã Liên Sơn Lắk
24595|66|Xã Đắk Liêng
24598|66|Xã Đắk Phơi
24604|66|Xã Krông Nô
24607|66|Xã Nam Ka
22918|68|Phường Mũi Né
22924|68|Phường Phú Thủy
22933|68|Phường Hàm Thắng
22945|68|Phường Phan Thiết
22954|68|Phường Tiến Thành
22960|68|Phường Bình Thuận
22963|68|Xã Tuyên Quang
22969|68|Xã Liên Hương
22972|68|Xã Phan Rí Cửa
22978|68|Xã Tuy Phong
22981|68|Xã Vĩnh Hảo
23005|68|Xã Bắc Bình
23008|68|Xã Phan Sơn
23020|68|Xã Hải Ninh
23023|68|Xã Sông Lũy
23032|68|Xã Lương Sơn
23041|68|Xã Hồng Thái
23053|68|Xã Hòa Thắng
23059|68|Xã Hàm Thuận
23065|68|Xã La Dạ
23074|68|Xã Đông Giang
23086|68|Xã Hồng Sơn
23089|68|Xã Hàm Thuận Bắc
23095|68|Xã Hàm Liêm
23110|68|Xã Hàm Thuận Nam
23122|68|Xã Hàm Thạnh
23128|68|Xã Hàm Kiệm
23134|68|Xã Tân Lập
23143|68|Xã Tân Thành
23149|68|Xã Tánh Linh
23152|68|Xã Bắc Ruộng
23158|68|Xã Nghị Đức
23173|68|Xã Đồng Kho
23188|68|Xã Suối Kiết
23191|68|Xã Đức Linh
23194|68|Xã Hoài Đức
23200|68|Xã Nam Thành
23227|68|Xã Trà Tân
23230|68|Xã Tân Minh
23231|68|Phường Phước Hội
23235|68|Phường La Gi
23236|68|Xã Hàm Tân
23246|68|Xã Tân Hải
23266|68|Xã Sơn Mỹ
23272|68|Đặc khu Phú Quý
24611|68|Phường Bắc Gia Nghĩa
24615|68|Phường Nam Gia Nghĩa
24616|68|Xã Quảng Sơn
24617|68|Phường Đông Gia Nghĩa
24620|68|Xã Quảng Hòa
24631|68|Xã Quảng Khê
24637|68|Xã Tà Đùng
24640|68|Xã Cư Jút
24646|68|Xã Đắk Wil
24649|68|Xã Nam Dong
24664|68|Xã Đức Lập
24670|68|Xã Đắk Mil
24678|68|Xã Đắk Sắk
24682|68|Xã Thuận An
24688|68|Xã Krông Nô
24697|68|Xã Nam Đà
24703|68|Xã Nâm Nung
24712|68|Xã Quảng Phú
24717|68|Xã Đức An
24718|68|Xã Đắk Song
24722|68|Xã Thuận Hạnh
24730|68|Xã Trường Xuân
24733|68|Xã Kiến Đức
24736|68|Xã Quảng Trực
24739|68|Xã Tuy Đức
24748|68|Xã Quảng Tân
24751|68|Xã Nhân Cơ
24760|68|Xã Quảng Tín
24778|68|Phường Lâm Viên - Đà Lạt
24781|68|Phường Xuân Hương - Đà Lạt
24787|68|Phường Cam Ly - Đà Lạt
24805|68|Phường Xuân Trường - Đà Lạt
24820|68|Phường 2 Bảo Lộc
24823|68|Phường 1 Bảo Lộc
24829|68|Phường B'Lao
24841|68|Phường 3 Bảo Lộc
24846|68|Phường Lang Biang - Đà Lạt
24848|68|Xã Lạc Dương
24853|68|Xã Đam Rông 4
24868|68|Xã Nam Ban Lâm Hà
24871|68|Xã Đinh Văn Lâm Hà
24875|68|Xã Đam Rông 3
24877|68|Xã Đam Rông 2
24883|68|Xã Nam Hà Lâm Hà
24886|68|Xã Đam Rông 1
24895|68|Xã Phú Sơn Lâm Hà
24907|68|Xã Phúc Thọ Lâm Hà
24916|68|Xã Tân Hà Lâm Hà
24931|68|Xã Đơn Dương
24934|68|Xã D'Ran
24943|68|Xã Ka Đô
24955|68|Xã Quảng Lập
24958|68|Xã Đức Trọng
24967|68|Xã Hiệp Thạnh
24976|68|Xã Tân Hội
24985|68|Xã Ninh Gia
24988|68|Xã Tà Năng
24991|68|Xã Tà Hine
25000|68|Xã Di Linh
25007|68|Xã Đinh Trang Thượng
25015|68|Xã Gia Hiệp
25018|68|Xã Bảo Thuận
25036|68|Xã Hòa Ninh
25042|68|Xã Hòa Bắc
25051|68|Xã Sơn Điền
25054|68|Xã Bảo Lâm 1
25057|68|Xã Bảo Lâm 5
25063|68|Xã Bảo Lâm 4
25084|68|Xã Bảo Lâm 2
25093|68|Xã Bảo Lâm 3
25099|68|Xã Đạ Huoai
25105|68|Xã Đạ Huoai 2
25114|68|Xã Đạ Huoai 3
25126|68|Xã Đạ Tẻh
25135|68|Xã Đạ Tẻh 3
25138|68|Xã Đạ Tẻh 2
25159|68|Xã Cát Tiên
25162|68|Xã Cát Tiên 3
25180|68|Xã Cát Tiên 2
25195|75|Phường Bình Phước
25210|75|Phường Đồng Xoài
25217|75|Phường Phước Long
25220|75|Phường Phước Bình
25222|75|Xã Bù Gia Mập
25225|75|Xã Đăk Ơ
25231|75|Xã Đa Kia
25246|75|Xã Bình Tân
25252|75|Xã Phú Riềng
25255|75|Xã Long Hà
25261|75|Xã Phú Trung
25267|75|Xã Phú Nghĩa
25270|75|Phường Lộc Ninh
25279|75|Xã Lộc Tấn
25280|75|Xã Lộc Thạnh
25292|75|Xã Lộc Quang
25294|75|Xã Lộc Thành
25303|75|Xã Lộc Hưng
25308|75|Xã Thiện Hưng
25309|75|Xã Hưng Phước
25318|75|Xã Tân Tiến
25326|75|Phường Bình Long
25333|75|Phường An Lộc
25345|75|Xã Tân Hưng
25349|75|Xã Minh Đức
25351|75|Xã Tân Quan
25357|75|Phường Tân Khai
25363|75|Phường Đồng Phú
25378|75|Xã Tân Lợi
25387|75|Xã Thuận Lợi
25390|75|Xã Đồng Tâm
25396|75|Xã Bù Đăng
25399|75|Xã Đak Nhau
25402|75|Xã Thọ Sơn
25405|75|Xã Bom Bo
25417|75|Xã Nghĩa Trung
25420|75|Xã Phước Sơn
25432|75|Phường Chơn Thành
25441|75|Phường Minh Hưng
25450|75|Xã Nha Bích
25993|75|Phường Trảng Dài
26005|75|Phường Hố Nai
26017|75|Phường Tam Hiệp
26020|75|Phường Long Bình
26041|75|Phường Trấn Biên
26068|75|Phường Biên Hòa
26080|75|Phường Long Khánh
26089|75|Phường Bình Lộc
26098|75|Phường Bảo Vinh
26104|75|Phường Xuân Lập
26113|75|Phường Hàng Gòn
26116|75|Phường Tân Phú
26119|75|Xã Đak Lua
26122|75|Xã Nam Cát Tiên
26134|75|Xã Tà Lài
26158|75|Xã Phú Lâm
26170|75|Phường Trị An
26173|75|Xã Phú Lý
26179|75|Xã Tân An
26188|75|Phường Tân Triều
26206|75|Xã Định Quán
26209|75|Xã Thanh Sơn
26215|75|Xã Phú Vinh
26221|75|Xã Phú Hòa
26227|75|Xã La Ngà
26248|75|Phường Trảng Bom
26254|75|Xã Bàu Hàm
26278|75|Xã Bình Minh
26281|75|Xã Hưng Thịnh
26296|75|Xã An Viễn
26299|75|Xã Thống Nhất
26311|75|Xã Gia Kiệm
26326|75|Phường Dầu Giây
26332|75|Xã Xuân Quế
26341|75|Xã Cẩm Mỹ
26347|75|Xã Xuân Đường
26359|75|Xã Xuân Đông
26362|75|Xã Sông Ray
26368|75|Phường Long Thành
26374|75|Phường Tam Phước
26377|75|Phường Phước Tân
26380|75|Phường Long Hưng
26383|75|Xã An Phước
26389|75|Xã Bình An
26413|75|Xã Long Phước
26422|75|Xã Phước Thái
26425|75|Phường Xuân Lộc
26428|75|Xã Xuân Bắc
26434|75|Xã Xuân Thành
26446|75|Xã Xuân Hòa
26458|75|Xã Xuân Phú
26461|75|Xã Xuân Định
26485|75|Phường Nhơn Trạch
26491|75|Xã Đại Phước
26503|75|Xã Phước An
25747|79|Phường Thủ Dầu Một
25750|79|Phường Phú Lợi
25760|79|Phường Bình Dương
25768|79|Phường Phú An
25771|79|Phường Chánh Hiệp
25777|79|Xã Dầu Tiếng
25780|79|Xã Minh Thạnh
25792|79|Xã Long Hòa
25807|79|Xã Thanh An
25813|79|Phường Bến Cát
25819|79|Xã Trừ Văn Thố
25822|79|Xã Bàu Bàng
25837|79|Phường Chánh Phú Hòa
25840|79|Phường Long Nguyên
25843|79|Phường Tây Nam
25846|79|Phường Thới Hòa
25849|79|Phường Hòa Lợi
25858|79|Xã Phú Giáo
25864|79|Xã Phước Thành
25867|79|Xã An Long
25882|79|Xã Phước Hòa
25888|79|Phường Tân Uyên
25891|79|Phường Tân Khánh
25906|79|Xã Bắc Tân Uyên
25909|79|Xã Thường Tân
25912|79|Phường Vĩnh Tân
25915|79|Phường Bình Cơ
25920|79|Phường Tân Hiệp
25942|79|Phường Dĩ An
25945|79|Phường Tân Đông Hiệp
25951|79|Phường Đông Hòa
25966|79|Phường Lái Thiêu
25969|79|Phường Thuận Giao
25975|79|Phường An Phú
25978|79|Phường Thuận An
25987|79|Phường Bình Hòa
26506|79|Phường Vũng Tàu
26526|79|Phường Tam Thắng
26536|79|Phường Rạch Dừa
26542|79|Phường Phước Thắng
26545|79|Xã Long Sơn
26560|79|Phường Bà Rịa
26566|79|Phường Long Hương
26572|79|Phường Tam Long
26575|79|Xã Ngãi Giao
26584|79|Xã Xuân Sơn
26590|79|Xã Bình Giã
26596|79|Xã Châu Đức
26608|79|Xã Kim Long
26617|79|Xã Nghĩa Thành
26620|79|Xã Hồ Tràm
26632|79|Xã Xuyên Mộc
26638|79|Xã Bàu Lâm
26641|79|Xã Hòa Hội
26647|79|Xã Hòa Hiệp
26656|79|Xã Bình Châu
26659|79|Xã Long Điền
26662|79|Xã Long Hải
26680|79|Xã Đất Đỏ
26686|79|Xã Phước Hải
26704|79|Phường Phú Mỹ
26710|79|Phường Tân Hải
26713|79|Phường Tân Phước
26725|79|Phường Tân Thành
26728|79|Xã Châu Pha
26732|79|Đặc khu Côn Đảo
26737|79|Phường Tân Định
26740|79|Phường Sài Gòn
26743|79|Phường Bến Thành
26758|79|Phường Cầu Ông Lãnh
26767|79|Phường An Phú Đông
26773|79|Phường Thới An
26782|79|Phường Tân Thới Hiệp
26785|79|Phường Trung Mỹ Tây
26791|79|Phường Đông Hưng Thuận
26800|79|Phường Linh Xuân
26803|79|Phường Tam Bình
26809|79|Phường Hiệp Bình
26824|79|Phường Thủ Đức
26833|79|Phường Long Bình
26842|79|Phường Tăng Nhơn Phú
26848|79|Phường Phước Long
26857|79|Phường Long Phước
26860|79|Phường Long Trường
26876|79|Phường An Nhơn
26878|79|Phường An Hội Đông
26882|79|Phường An Hội Tây
26884|79|Phường Gò Vấp
26890|79|Phường Hạnh Thông
26898|79|Phường Thông Tây Hội
26905|79|Phường Bình Lợi Trung
26911|79|Phường Bình Quới
26929|79|Phường Bình Thạnh
26944|79|Phường Gia Định
26956|79|Phường Thạnh Mỹ Tây
26968|79|Phường Tân Sơn Nhất
26977|79|Phường Tân Sơn Hòa
26983|79|Phường Bảy Hiền
26995|79|Phường Tân Hòa
27004|79|Phường Tân Bình
27007|79|Phường Tân Sơn
27013|79|Phường Tây Thạnh
27019|79|Phường Tân Sơn Nhì
27022|79|Phường Phú Thọ Hòa
27028|79|Phường Phú Thạnh
27031|79|Phường Tân Phú
27043|79|Phường Đức Nhuận
27058|79|Phường Cầu Kiệu
27073|79|Phường Phú Nhuận
27094|79|Phường An Khánh
27097|79|Phường Bình Trưng
27112|79|Phường Cát Lái
27139|79|Phường Xuân Hòa
27142|79|Phường Nhiêu Lộc
27154|79|Phường Bàn Cờ
27163|79|Phường Hòa Hưng
27169|79|Phường Diên Hồng
27190|79|Phường Vườn Lài
27211|79|Phường Hòa Bình
27226|79|Phường Phú Thọ
27232|79|Phường Bình Thới
27238|79|Phường Minh Phụng
27259|79|Phường Xóm Chiếu
27265|79|Phường Khánh Hội
27286|79|Phường Vĩnh Hội
27301|79|Phường Chợ Quán
27316|79|Phường An Đông
27343|79|Phường Chợ Lớn
27349|79|Phường Phú Lâm
27364|79|Phường Bình Phú
27367|79|Phường Bình Tây
27373|79|Phường Bình Tiên
27418|79|Phường Chánh Hưng
27424|79|Phường Bình Đông
27427|79|Phường Phú Định
27439|79|Phường Bình Hưng Hòa
27442|79|Phường Bình Tân
27448|79|Phường Bình Trị Đông
27457|79|Phường Tân Tạo
27460|79|Phường An Lạc
27475|79|Phường Tân Hưng
27478|79|Phường Tân Thuận
27484|79|Phường Phú Thuận
27487|79|Phường Tân Mỹ
27496|79|Xã Tân An Hội
27508|79|Xã An Nhơn Tây
27511|79|Xã Nhuận Đức
27526|79|Xã Thái Mỹ
27541|79|Xã Phú Hòa Đông
27544|79|Xã Bình Mỹ
27553|79|Xã Củ Chi
27559|79|Xã Hóc Môn
27568|79|Xã Đông Thạnh
27577|79|Xã Xuân Thới Sơn
27592|79|Xã Bà Điểm
27595|79|Xã Tân Nhựt
27601|79|Xã Vĩnh Lộc
27604|79|Xã Tân Vĩnh Lộc
27610|79|Xã Bình Lợi
27619|79|Xã Bình Hưng
27628|79|Xã Hưng Long
27637|79|Xã Bình Chánh
27655|79|Xã Nhà Bè
27658|79|Xã Hiệp Phước
27664|79|Xã Cần Giờ
27667|79|Xã Bình Khánh
27673|79|Xã An Thới Đông
27676|79|Xã Thạnh An
25459|80|Phường Tân Ninh
25480|80|Phường Bình Minh
25486|80|Xã Tân Biên
25489|80|Xã Tân Lập
25498|80|Xã Thạnh Bình
25510|80|Xã Trà Vong
25516|80|Xã Tân Châu
25522|80|Xã Tân Đông
25525|80|Xã Tân Hội
25531|80|Xã Tân Hòa
25534|80|Xã Tân Thành
25549|80|Xã Tân Phú
25552|80|Xã Dương Minh Châu
25567|80|Phường Ninh Thạnh
25573|80|Xã Cầu Khởi
25579|80|Xã Lộc Ninh
25585|80|Xã Châu Thành
25588|80|Xã Hảo Đước
25591|80|Xã Phước Vinh
25606|80|Xã Hòa Hội
25621|80|Xã Ninh Điền
25630|80|Phường Long Hoa
25633|80|Phường Thanh Điền
25645|80|Phường Hòa Thành
25654|80|Phường Gò Dầu
25657|80|Xã Thạnh Đức
25663|80|Xã Phước Thạnh
25666|80|Xã Truông Mít
25672|80|Phường Gia Lộc
25681|80|Xã Bến Cầu
25684|80|Xã Long Chữ
25702|80|Xã Long Thuận
25708|80|Phường Trảng Bàng
25711|80|Xã Hưng Thuận
25729|80|Xã Phước Chỉ
25732|80|Phường An Tịnh
27694|80|Phường Long An
27712|80|Phường Tân An
27715|80|Phường Khánh Hậu
27721|80|Xã Tân Hưng
27727|80|Xã Hưng Điền
27736|80|Xã Vĩnh Thạnh
27748|80|Xã Vĩnh Châu
27757|80|Xã Vĩnh Hưng
27763|80|Xã Khánh Hưng
27775|80|Xã Tuyên Bình
27787|80|Phường Kiến Tường
27793|80|Xã Bình Hiệp
27811|80|Xã Bình Hòa
27817|80|Xã Tuyên Thạnh
27823|80|Xã Mộc Hóa
27826|80|Xã Tân Thạnh
27838|80|Xã Nhơn Hòa Lập
27841|80|Xã Hậu Thạnh
27856|80|Xã Nhơn Ninh
27865|80|Xã Thạnh Hóa
27868|80|Xã Bình Thành
27877|80|Xã Thạnh Phước
27889|80|Xã Tân Tây
27898|80|Xã Đông Thành
27907|80|Xã Mỹ Quý
27925|80|Xã Đức Huệ
27931|80|Xã Hậu Nghĩa
27937|80|Xã Đức Hòa
27943|80|Xã An Ninh
27952|80|Xã Hiệp Hòa
27964|80|Xã Đức Lập
27976|80|Xã Mỹ Hạnh
27979|80|Xã Hòa Khánh
27991|80|Xã Bến Lức
27994|80|Xã Thạnh Lợi
28003|80|Xã Lương Hòa
28015|80|Xã Bình Đức
28018|80|Xã Mỹ Yên
28036|80|Xã Thủ Thừa
28051|80|Xã Mỹ Thạnh
28066|80|Xã Mỹ An
28072|80|Xã Tân Long
28075|80|Xã Tân Trụ
28087|80|Xã Nhựt Tảo
28093|80|Xã Vàm Cỏ
28108|80|Xã Cần Đước
28114|80|Xã Rạch Kiến
28126|80|Xã Long Cang
28132|80|Xã Mỹ Lệ
28138|80|Xã Tân Lân
28144|80|Xã Long Hựu
28159|80|Xã Cần Giuộc
28165|80|Xã Phước Lý
28177|80|Xã Mỹ Lộc
28201|80|Xã Phước Vĩnh Tây
28207|80|Xã Tân Tập
28210|80|Xã Tầm Vu
28222|80|Xã Vĩnh Công
28225|80|Xã Thuận Mỹ
28243|80|Xã An Lục Long
28249|82|Phường Đạo Thạnh
28261|82|Phường Mỹ Tho
28270|82|Phường Thới Sơn
28273|82|Phường Mỹ Phong
28285|82|Phường Trung An
28297|82|Phường Long Thuận
28306|82|Phường Gò Công
28315|82|Phường Bình Xuân
28321|82|Xã Tân Phước 1
28327|82|Xã Tân Phước 2
28336|82|Xã Hưng Thạnh
28345|82|Xã Tân Phước 3
28360|82|Xã Cái Bè
28366|82|Xã Hậu Mỹ
28378|82|Xã Mỹ Thiện
28393|82|Xã Hội Cư
28405|82|Xã Mỹ Đức Tây
28414|82|Xã Mỹ Lợi
28426|82|Xã Thanh Hưng
28429|82|Xã An Hữu
28435|82|Phường Mỹ Phước Tây
28436|82|Phường Thanh Hòa
28439|82|Phường Cai Lậy
28444|82|Xã Thạnh Phú
28456|82|Xã Mỹ Thành
28468|82|Xã Tân Phú
28471|82|Xã Bình Phú
28477|82|Phường Nhị Quý
28501|82|Xã Hiệp Đức
28504|82|Xã Long Tiên
28516|82|Xã Ngũ Hiệp
28519|82|Xã Châu Thành
28525|82|Xã Tân Hương
28537|82|Xã Long Hưng
28543|82|Xã Long Định
28564|82|Xã Bình Trưng
28576|82|Xã Vĩnh Kim
28582|82|Xã Kim Sơn
28594|82|Xã Chợ Gạo
28603|82|Xã Mỹ Tịnh An
28615|82|Xã Lương Hòa Lạc
28627|82|Xã Tân Thuận Bình
28633|82|Xã An Thạnh Thủy
28648|82|Xã Bình Ninh
28651|82|Xã Vĩnh Bình
28660|82|Xã Đồng Sơn
28663|82|Xã Phú Thành
28678|82|Xã Vĩnh Hựu
28687|82|Xã Long Bình
28693|82|Xã Tân Thới
28696|82|Xã Tân Phú Đông
28702|82|Xã Tân Hòa
28720|82|Xã Gia Thuận
28723|82|Xã Tân Đông
28729|82|Phường Sơn Qui
28738|82|Xã Tân Điền
28747|82|Xã Gò Công Đông
29869|82|Phường Cao Lãnh
29884|82|Phường Mỹ Ngãi
29888|82|Phường Mỹ Trà
29905|82|Phường Sa Đéc
29926|82|Xã Tân Hồng
29929|82|Xã Tân Hộ Cơ
29938|82|Xã Tân Thành
29944|82|Xã An Phước
29954|82|Phường An Bình
29955|82|Phường Hồng Ngự
29971|82|Xã Thường Phước
29978|82|Phường Thường Lạc
29983|82|Xã Long Khánh
29992|82|Xã Long Phú Thuận
30001|82|Xã Tràm Chim
30010|82|Xã Tam Nông
30019|82|Xã An Hòa
30025|82|Xã Phú Cường
30028|82|Xã An Long
30034|82|Xã Phú Thọ
30037|82|Xã Tháp Mười
30043|82|Xã Phương Thịnh
30046|82|Xã Trường Xuân
30055|82|Xã Mỹ Quí
30061|82|Xã Đốc Binh Kiều
30073|82|Xã Thanh Mỹ
30076|82|Xã Mỹ Thọ
30085|82|Xã Ba Sao
30088|82|Xã Phong Mỹ
30112|82|Xã Mỹ Hiệp
30118|82|Xã Bình Hàng Trung
30130|82|Xã Thanh Bình
30154|82|Xã Tân Long
30157|82|Xã Tân Thạnh
30163|82|Xã Bình Thành
30169|82|Xã Lấp Vò
30178|82|Xã Mỹ An Hưng
30184|82|Xã Tân Khánh Trung
30208|82|Xã Hòa Long
30214|82|Xã Tân Dương
30226|82|Xã Lai Vung
30235|82|Xã Phong Hòa
30244|82|Xã Phú Hựu
30253|82|Xã Tân Nhuận Đông
30259|82|Xã Tân Phú Trung
28756|86|Phường Phú Khương
28777|86|Phường An Hội
28783|86|Phường Sơn Đông
28789|86|Phường Bến Tre
28807|86|Xã Giao Long
28810|86|Xã Phú Túc
28840|86|Xã Tân Phú
28858|86|Phường Phú Tân
28861|86|Xã Tiên Thủy
28870|86|Xã Chợ Lách
28879|86|Xã Phú Phụng
28894|86|Xã Vĩnh Thành
28901|86|Xã Hưng Khánh Trung
28903|86|Xã Mỏ Cày
28915|86|Xã Phước Mỹ Trung
28921|86|Xã Tân Thành Bình
28945|86|Xã Đồng Khởi
28948|86|Xã Nhuận Phú Tân
28957|86|Xã An Định
28969|86|Xã Thành Thới
28981|86|Xã Hương Mỹ
28984|86|Xã Giồng Trôm
28987|86|Xã Lương Hòa
28993|86|Xã Lương Phú
28996|86|Xã Châu Hòa
29020|86|Xã Phước Long
29029|86|Xã Tân Hào
29044|86|Xã Hưng Nhượng
29050|86|Xã Bình Đại
29062|86|Xã Phú Thuận
29077|86|Xã Lộc Thuận
29083|86|Xã Châu Hưng
29089|86|Xã Thạnh Trị
29104|86|Xã Thạnh Phước
29107|86|Xã Thới Thuận
29110|86|Xã Ba Tri
29122|86|Xã Mỹ Chánh Hòa
29125|86|Xã Bảo Thạnh
29137|86|Xã Tân Xuân
29143|86|Xã An Ngãi Trung
29158|86|Xã An Hiệp
29167|86|Xã Tân Thủy
29182|86|Xã Thạnh Phú
29191|86|Xã Quới Điền
29194|86|Xã Đại Điền
29221|86|Xã Thạnh Hải
29224|86|Xã An Qui
29227|86|Xã Thạnh Phong
29242|86|Phường Trà Vinh
29254|86|Phường Nguyệt Hóa
29263|86|Phường Long Đức
29266|86|Xã Càng Long
29275|86|Xã An Trường
29278|86|Xã Tân An
29287|86|Xã Bình Phú
29302|86|Xã Nhị Long
29308|86|Xã Cầu Kè
29317|86|Xã An Phú Tân
29329|86|Xã Phong Thạnh
29335|86|Xã Tam Ngãi
29341|86|Xã Tiểu Cần
29362|86|Xã Hùng Hòa
29365|86|Xã Tập Ngãi
29371|86|Xã Tân Hòa
29374|86|Xã Châu Thành
29386|86|Xã Song Lộc
29398|86|Phường Hòa Thuận
29407|86|Xã Hưng Mỹ
29410|86|Xã Hòa Minh
29413|86|Xã Long Hòa
29416|86|Xã Cầu Ngang
29419|86|Xã Mỹ Long
29431|86|Xã Vinh Kim
29446|86|Xã Nhị Trường
29455|86|Xã Hiệp Mỹ
29461|86|Xã Trà Cú
29467|86|Xã Tập Sơn
29476|86|Xã Lưu Nghiệp Anh
29489|86|Xã Hàm Giang
29491|86|Xã Đại An
29497|86|Xã Đôn Châu
29506|86|Xã Long Hiệp
29512|86|Phường Duyên Hải
29513|86|Xã Long Thành
29516|86|Phường Trường Long Hòa
29518|86|Xã Long Hữu
29530|86|Xã Ngũ Lạc
29533|86|Xã Long Vĩnh
29536|86|Xã Đông Hải
29551|86|Phường Long Châu
29557|86|Phường Phước Hậu
29566|86|Phường Tân Ngãi
29584|86|Xã An Bình
29590|86|Phường Thanh Đức
29593|86|Phường Tân Hạnh
29602|86|Xã Long Hồ
29611|86|Xã Phú Quới
29623|86|Xã Nhơn Phú
29638|86|Xã Bình Phước
29641|86|Xã Cái Nhum
29653|86|Xã Tân Long Hội
29659|86|Xã Trung Thành
29668|86|Xã Quới An
29677|86|Xã Quới Thiện
29683|86|Xã Trung Hiệp
29698|86|Xã Trung Ngãi
29701|86|Xã Hiếu Phụng
29713|86|Xã Hiếu Thành
29719|86|Xã Tam Bình
29728|86|Xã Cái Ngang
29734|86|Xã Hòa Hiệp
29740|86|Xã Song Phú
29767|86|Xã Ngãi Tứ
29770|86|Phường Cái Vồn
29771|86|Phường Bình Minh
29785|86|Xã Tân Lược
29788|86|Xã Mỹ Thuận
29800|86|Xã Tân Quới
29812|86|Phường Đông Thành
29821|86|Xã Trà Ôn
29830|86|Xã Hòa Bình
29836|86|Xã Trà Côn
29845|86|Xã Vĩnh Xuân
29857|86|Xã Lục Sĩ Thành
30292|91|Phường Bình Đức
30301|91|Phường Mỹ Thới
30307|91|Phường Long Xuyên
30313|91|Xã Mỹ Hòa Hưng
30316|91|Phường Châu Đốc
30325|91|Phường Vĩnh Tế
30337|91|Xã An Phú
30341|91|Xã Khánh Bình
30346|91|Xã Nhơn Hội
30352|91|Xã Phú Hữu
30367|91|Xã Vĩnh Hậu
30376|91|Phường Tân Châu
30377|91|Phường Long Phú
30385|91|Xã Vĩnh Xương
30388|91|Xã Tân An
30403|91|Xã Châu Phong
30406|91|Xã Phú Tân
30409|91|Xã Chợ Vàm
30421|91|Xã Phú Lâm
30430|91|Xã Hòa Lạc
30436|91|Xã Phú An
30445|91|Xã Bình Thạnh Đông
30463|91|Xã Châu Phú
30469|91|Xã Mỹ Đức
30478|91|Xã Vĩnh Thạnh Trung
30481|91|Xã Thạnh Mỹ Tây
30487|91|Xã Bình Mỹ
30502|91|Phường Thới Sơn
30505|91|Phường Chi Lăng
30520|91|Phường Tịnh Biên
30526|91|Xã An Cư
30538|91|Xã Núi Cấm
30544|91|Xã Tri Tôn
30547|91|Xã Ba Chúc
30568|91|Xã Vĩnh Gia
30577|91|Xã Ô Lâm
30580|91|Xã Cô Tô
30589|91|Xã An Châu
30595|91|Xã Cần Đăng
30604|91|Xã Vĩnh An
30607|91|Xã Bình Hòa
30619|91|Xã Vĩnh Hanh
30628|91|Xã Chợ Mới
30631|91|Xã Long Điền
30643|91|Xã Cù Lao Giêng
30658|91|Xã Nhơn Mỹ
30664|91|Xã Long Kiến
30673|91|Xã Hội An
30682|91|Xã Thoại Sơn
30685|91|Xã Phú Hòa
30688|91|Xã Óc Eo
30691|91|Xã Tây Phú
30697|91|Xã Vĩnh Trạch
30709|91|Xã Định Mỹ
30742|91|Phường Rạch Giá
30760|91|Phường Vĩnh Thông
30766|91|Phường Tô Châu
30769|91|Phường Hà Tiên
30781|91|Xã Tiên Hải
30787|91|Xã Kiên Lương
30790|91|Xã Hòa Điền
30793|91|Xã Vĩnh Điều
30796|91|Xã Giang Thành
30811|91|Xã Sơn Hải
30814|91|Xã Hòn Nghệ
30817|91|Xã Hòn Đất
30823|91|Xã Bình Sơn
30826|91|Xã Bình Giang
30835|91|Xã Sơn Kiên
30838|91|Xã Mỹ Thuận
30850|91|Xã Tân Hiệp
30856|91|Xã Tân Hội
30874|91|Xã Thạnh Đông
30880|91|Xã Châu Thành
30886|91|Xã Thạnh Lộc
30898|91|Xã Bình An
30904|91|Xã Giồng Riềng
30910|91|Xã Thạnh Hưng
30928|91|Xã Ngọc Chúc
30934|91|Xã Hòa Hưng
30943|91|Xã Long Thạnh
30949|91|Xã Hòa Thuận
30952|91|Xã Gò Quao
30958|91|Xã Định Hòa
30970|91|Xã Vĩnh Hòa Hưng
30982|91|Xã Vĩnh Tuy
30985|91|Xã An Biên
30988|91|Xã Tây Yên
31006|91|Xã Đông Thái
31012|91|Xã Vĩnh Hòa
31018|91|Xã An Minh
31024|91|Xã Đông Hòa
31027|91|Xã U Minh Thượng
31031|91|Xã Tân Thạnh
31036|91|Xã Đông Hưng
31042|91|Xã Vân Khánh
31051|91|Xã Vĩnh Phong
31064|91|Xã Vĩnh Bình
31069|91|Xã Vĩnh Thuận
31078|91|Đặc khu Phú Quốc
31105|91|Đặc khu Thổ Châu
31108|91|Đặc khu Kiên Hải
31120|92|Phường Cái Khế
31135|92|Phường Ninh Kiều
31147|92|Phường Tân An
31150|92|Phường An Bình
31153|92|Phường Ô Môn
31157|92|Phường Thới Long
31162|92|Phường Phước Thới
31168|92|Phường Bình Thủy
31174|92|Phường Thới An Đông
31183|92|Phường Long Tuyền
31186|92|Phường Cái Răng
31201|92|Phường Hưng Phú
31207|92|Phường Thốt Nốt
31213|92|Phường Tân Lộc
31217|92|Phường Trung Nhứt
31228|92|Phường Thuận Hưng
31231|92|Xã Thạnh An
31232|92|Xã Vĩnh Thạnh
31237|92|Xã Vĩnh Trinh
31246|92|Xã Thạnh Quới
31249|92|Xã Thạnh Phú
31255|92|Xã Trung Hưng
31258|92|Xã Thới Lai
31261|92|Xã Cờ Đỏ
31264|92|Xã Thới Hưng
31273|92|Xã Đông Hiệp
31282|92|Xã Đông Thuận
31288|92|Xã Trường Thành
31294|92|Xã Trường Xuân
31299|92|Xã Phong Điền
31309|92|Xã Trường Long
31315|92|Xã Nhơn Ái
31321|92|Phường Vị Thanh
31333|92|Phường Vị Tân
31338|92|Xã Hỏa Lựu
31340|92|Phường Ngã Bảy
31342|92|Xã Tân Hòa
31348|92|Xã Trường Long Tây
31360|92|Xã Thạnh Xuân
31366|92|Xã Châu Thành
31369|92|Xã Đông Phước
31378|92|Xã Phú Hữu
31393|92|Xã Hòa An
31396|92|Xã Hiệp Hưng
31399|92|Xã Tân Bình
31408|92|Xã Thạnh Hòa
31411|92|Phường Đại Thành
31420|92|Xã Phụng Hiệp
31426|92|Xã Phương Bình
31432|92|Xã Tân Phước Hưng
31441|92|Xã Vị Thủy
31453|92|Xã Vĩnh Thuận Đông
31459|92|Xã Vĩnh Tường
31465|92|Xã Vị Thanh 1
31471|92|Phường Long Mỹ
31473|92|Phường Long Bình
31480|92|Phường Long Phú 1
31489|92|Xã Vĩnh Viễn
31492|92|Xã Lương Tâm
31495|92|Xã Xà Phiên
31507|92|Phường Sóc Trăng
31510|92|Phường Phú Lợi
31528|92|Xã Kế Sách
31531|92|Xã An Lạc Thôn
31537|92|Xã Phong Nẫm
31540|92|Xã Thới An Hội
31552|92|Xã Nhơn Mỹ
31561|92|Xã Đại Hải
31567|92|Xã Mỹ Tú
31569|92|Xã Phú Tâm
31570|92|Xã Hồ Đắc Kiện
31579|92|Xã Long Hưng
31582|92|Xã Thuận Hòa
31591|92|Xã Mỹ Hương
31594|92|Xã An Ninh
31603|92|Xã Mỹ Phước
31615|92|Xã An Thạnh
31633|92|Xã Cù Lao Dung
31639|92|Xã Long Phú
31645|92|Xã Đại Ngãi
31654|92|Xã Trường Khánh
31666|92|Xã Tân Thạnh
31673|92|Xã Trần Đề
31675|92|Xã Liêu Tú
31679|92|Xã Lịch Hội Thượng
31684|92|Phường Mỹ Xuyên
31687|92|Xã Tài Văn
31699|92|Xã Thạnh Thới An
31708|92|Xã Nhu Gia
31717|92|Xã Hòa Tú
31723|92|Xã Ngọc Tố
31726|92|Xã Gia Hòa
31732|92|Phường Ngã Năm
31741|92|Xã Tân Long
31753|92|Phường Mỹ Quới
31756|92|Xã Phú Lộc
31759|92|Xã Lâm Tân
31777|92|Xã Vĩnh Lợi
31783|92|Phường Vĩnh Châu
31789|92|Phường Khánh Hòa
31795|92|Xã Vĩnh Hải
31804|92|Phường Vĩnh Phước
31810|92|Xã Lai Hòa
31825|96|Phường Bạc Liêu
31834|96|Phường Vĩnh Trạch
31840|96|Phường Hiệp Thành
31843|96|Xã Hồng Dân
31849|96|Xã Ninh Quới
31858|96|Xã Vĩnh Lộc
31864|96|Xã Ninh Thạnh Lợi
31867|96|Xã Phước Long
31876|96|Xã Vĩnh Phước
31882|96|Xã Vĩnh Thanh
31885|96|Xã Phong Hiệp
31891|96|Xã Hòa Bình
31894|96|Xã Châu Thới
31900|96|Xã Vĩnh Lợi
31906|96|Xã Hưng Hội
31918|96|Xã Vĩnh Mỹ
31927|96|Xã Vĩnh Hậu
31942|96|Phường Giá Rai
31951|96|Phường Láng Tròn
31957|96|Xã Phong Thạnh
31972|96|Xã Gành Hào
31975|96|Xã Đông Hải
31985|96|Xã Long Điền
31988|96|Xã An Trạch
31993|96|Xã Định Thành
32002|96|Phường An Xuyên
32014|96|Phường Lý Văn Lâm
32025|96|Phường Tân Thành
32041|96|Phường Hòa Thành
32044|96|Xã Nguyễn Phích
32047|96|Xã U Minh
32059|96|Xã Khánh An
32062|96|Xã Khánh Lâm
32065|96|Xã Thới Bình
32069|96|Xã Biển Bạch
32071|96|Xã Trí Phải
32083|96|Xã Tân Lộc
32092|96|Xã Hồ Thị Kỷ
32095|96|Xã Trần Văn Thời
32098|96|Xã Sông Đốc
32104|96|Xã Đá Bạc
32110|96|Xã Khánh Bình
32119|96|Xã Khánh Hưng
32128|96|Xã Cái Nước
32134|96|Xã Lương Thế Trân
32137|96|Xã Tân Hưng
32140|96|Xã Hưng Mỹ
32152|96|Xã Đầm Dơi
32155|96|Xã Tạ An Khương
32161|96|Xã Trần Phán
32167|96|Xã Tân Thuận
32182|96|Xã Quách Phẩm
32185|96|Xã Thanh Tùng
32188|96|Xã Tân Tiến
32191|96|Xã Năm Căn
32201|96|Xã Đất Mới
32206|96|Xã Tam Giang
32212|96|Xã Cái Đôi Vàm
32214|96|Xã Phú Mỹ
32218|96|Xã Phú Tân
32227|96|Xã Nguyễn Việt Khái
32236|96|Xã Tân Ân
32244|96|Xã Phan Ngọc Hiển
32248|96|Xã Đất Mũi$places$, '\n') line) given;

insert into state_place (id, level, scheme, code, name, province_id, district_id)
select state_id(4, 1, part[1]), 4, 1, part[1], part[3], d.province_id, d.id
from (select string_to_array(line, '|') as part from regexp_split_to_table($places$00001|001|Phường Phúc Xá
00004|001|Phường Trúc Bạch
00006|001|Phường Vĩnh Phúc
00007|001|Phường Cống Vị
00008|001|Phường Liễu Giai
00013|001|Phường Quán Thánh
00016|001|Phường Ngọc Hà
00019|001|Phường Điện Biên
00022|001|Phường Đội Cấn
00025|001|Phường Ngọc Khánh
00028|001|Phường Kim Mã
00031|001|Phường Giảng Võ
00034|001|Phường Thành Công
00037|002|Phường Phúc Tân
00040|002|Phường Đồng Xuân
00043|002|Phường Hàng Mã
00046|002|Phường Hàng Buồm
00049|002|Phường Hàng Đào
00052|002|Phường Hàng Bồ
00055|002|Phường Cửa Đông
00058|002|Phường Lý Thái Tổ
00061|002|Phường Hàng Bạc
00064|002|Phường Hàng Gai
00067|002|Phường Chương Dương
00070|002|Phường Hàng Trống
00073|002|Phường Cửa Nam
00076|002|Phường Hàng Bông
00079|002|Phường Tràng Tiền
00082|002|Phường Trần Hưng Đạo
00085|002|Phường Phan Chu Trinh
00088|002|Phường Hàng Bài
00091|003|Phường Phú Thượng
00094|003|Phường Nhật Tân
00097|003|Phường Tứ Liên
00100|003|Phường Quảng An
00103|003|Phường Xuân La
00106|003|Phường Yên Phụ
00109|003|Phường Bưởi
00112|003|Phường Thụy Khuê
00115|004|Phường Thượng Thanh
00118|004|Phường Ngọc Thụy
00121|004|Phường Giang Biên
00124|004|Phường Đức Giang
00127|004|Phường Việt Hưng
00130|004|Phường Gia Thụy
00133|004|Phường Ngọc Lâm
00136|004|Phường Phúc Lợi
00139|004|Phường Bồ Đề
00145|004|Phường Long Biên
00148|004|Phường Thạch Bàn
00151|004|Phường Phúc Đồng
00154|004|Phường Cự Khối
00157|005|Phường Nghĩa Đô
00160|005|Phường Nghĩa Tân
00163|005|Phường Mai Dịch
00166|005|Phường Dịch Vọng
00167|005|Phường Dịch Vọng Hậu
00169|005|Phường Quan Hoa
00172|005|Phường Yên Hòa
00175|005|Phường Trung Hòa
00178|006|Phường Cát Linh
00181|006|Phường Văn Miếu - Quốc Tử Giám
00187|006|Phường Láng Thượng
00190|006|Phường Ô Chợ Dừa
00193|006|Phường Văn Chương
00196|006|Phường Hàng Bột
00199|006|Phường Láng Hạ
00202|006|Phường Khâm Thiên
00205|006|Phường Thổ Quan
00208|006|Phường Nam Đồng
00214|006|Phường Quang Trung
00217|006|Phường Trung Liệt
00226|006|Phường Phương Liên - Trung Tự
00229|006|Phường Kim Liên
00232|006|Phường Phương Mai
00235|006|Phường Thịnh Quang
00238|006|Phường Khương Thượng
00241|007|Phường Nguyễn Du
00244|007|Phường Bạch Đằng
00247|007|Phường Phạm Đình Hổ
00256|007|Phường Lê Đại Hành
00259|007|Phường Đồng Nhân
00262|007|Phường Phố Huế
00268|007|Phường Thanh Lương
00271|007|Phường Thanh Nhàn
00277|007|Phường Bách Khoa
00280|007|Phường Đồng Tâm
00283|007|Phường Vĩnh Tuy
00289|007|Phường Quỳnh Mai
00292|007|Phường Bạch Mai
00295|007|Phường Minh Khai
00298|007|Phường Trương Định
00301|008|Phường Thanh Trì
00304|008|Phường Vĩnh Hưng
00307|008|Phường Định Công
00310|008|Phường Mai Động
00313|008|Phường Tương Mai
00316|008|Phường Đại Kim
00319|008|Phường Tân Mai
00322|008|Phường Hoàng Văn Thụ
00325|008|Phường Giáp Bát
00328|008|Phường Lĩnh Nam
00331|008|Phường Thịnh Liệt
00334|008|Phường Trần Phú
00337|008|Phường Hoàng Liệt
00340|008|Phường Yên Sở
00343|009|Phường Nhân Chính
00346|009|Phường Thượng Đình
00349|009|Phường Khương Trung
00352|009|Phường Khương Mai
00355|009|Phường Thanh Xuân Trung
00358|009|Phường Phương Liệt
00364|009|Phường Khương Đình
00367|009|Phường Thanh Xuân Bắc
00373|009|Phường Hạ Đình
00376|016|Thị trấn Sóc Sơn
00379|016|Xã Bắc Sơn
00382|016|Xã Minh Trí
00385|016|Xã Hồng Kỳ
00388|016|Xã Nam Sơn
00391|016|Xã Trung Giã
00394|016|Xã Tân Hưng
00397|016|Xã Minh Phú
00400|016|Xã Phù Linh
00403|016|Xã Bắc Phú
00406|016|Xã Tân Minh
00409|016|Xã Quang Tiến
00412|016|Xã Hiền Ninh
00415|016|Xã Tân Dân
00418|016|Xã Tiên Dược
00421|016|Xã Việt Long
00424|016|Xã Xuân Giang
00427|016|Xã Mai Đình
00430|016|Xã Đức Hòa
00433|016|Xã Thanh Xuân
00436|016|Xã Đông Xuân
00439|016|Xã Kim Lũ
00442|016|Xã Phú Cường
00445|016|Xã Phú Minh
00448|016|Xã Phù Lỗ
00451|016|Xã Xuân Thu
00454|017|Thị trấn Đông Anh
00457|017|Xã Xuân Nộn
00460|017|Xã Thụy Lâm
00463|017|Xã Bắc Hồng
00466|017|Xã Nguyên Khê
00469|017|Xã Nam Hồng
00472|017|Xã Tiên Dương
00475|017|Xã Vân Hà
00478|017|Xã Uy Nỗ
00481|017|Xã Vân Nội
00484|017|Xã Liên Hà
00487|017|Xã Việt Hùng
00490|017|Xã Kim Nỗ
00493|017|Xã Kim Chung
00496|017|Xã Dục Tú
00499|017|Xã Đại Mạch
00502|017|Xã Vĩnh Ngọc
00505|017|Xã Cổ Loa
00508|017|Xã Hải Bối
00511|017|Xã Xuân Canh
00514|017|Xã Võng La
00517|017|Xã Tàm Xá
00520|017|Xã Mai Lâm
00523|017|Xã Đông Hội
00526|018|Thị trấn Yên Viên
00529|018|Xã Yên Thường
00532|018|Xã Yên Viên
00535|018|Xã Ninh Hiệp
00541|018|Xã Thiên Đức
00544|018|Xã Phù Đổng
00550|018|Xã Lệ Chi
00553|018|Xã Cổ Bi
00556|018|Xã Đặng Xá
00562|018|Xã Phú Sơn
00565|018|Thị trấn Trâu Quỳ
00568|018|Xã Dương Quang
00571|018|Xã Dương Xá
00577|018|Xã Đa Tốn
00580|018|Xã Kiêu Kỵ
00583|018|Xã Bát Tràng
00589|018|Xã Kim Đức
00592|019|Phường Cầu Diễn
00622|019|Phường Xuân Phương
00623|019|Phường Phương Canh
00625|019|Phường Mỹ Đình 1
00626|019|Phường Mỹ Đình 2
00628|019|Phường Tây Mỗ
00631|019|Phường Mễ Trì
00632|019|Phường Phú Đô
00634|019|Phường Đại Mỗ
00637|019|Phường Trung Văn
00640|020|Thị trấn Văn Điển
00643|020|Xã Tân Triều
00646|020|Xã Thanh Liệt
00649|020|Xã Tả Thanh Oai
00652|020|Xã Hữu Hòa
00655|020|Xã Tam Hiệp
00658|020|Xã Tứ Hiệp
00661|020|Xã Yên Mỹ
00664|020|Xã Vĩnh Quỳnh
00667|020|Xã Ngũ Hiệp
00670|020|Xã Duyên Hà
00673|020|Xã Ngọc Hồi
00676|020|Xã Vạn Phúc
00679|020|Xã Đại áng
00682|020|Xã Liên Ninh
00685|020|Xã Đông Mỹ
00595|021|Phường Thượng Cát
00598|021|Phường Liên Mạc
00601|021|Phường Đông Ngạc
00602|021|Phường Đức Thắng
00604|021|Phường Thụy Phương
00607|021|Phường Tây Tựu
00610|021|Phường Xuân Đỉnh
00611|021|Phường Xuân Tảo
00613|021|Phường Minh Khai
00616|021|Phường Cổ Nhuế 1
00617|021|Phường Cổ Nhuế 2
00619|021|Phường Phú Diễn
00620|021|Phường Phúc Diễn
08973|250|Thị trấn Chi Đông
08974|250|Xã Đại Thịnh
08977|250|Xã Kim Hoa
08980|250|Xã Thạch Đà
08983|250|Xã Tiến Thắng
08986|250|Xã Tự Lập
08989|250|Thị trấn Quang Minh
08992|250|Xã Thanh Lâm
08995|250|Xã Tam Đồng
08998|250|Xã Liên Mạc
09004|250|Xã Chu Phan
09007|250|Xã Tiến Thịnh
09010|250|Xã Mê Linh
09013|250|Xã Văn Khê
09016|250|Xã Hoàng Kim
09019|250|Xã Tiền Phong
09022|250|Xã Tráng Việt
09538|268|Phường Quang Trung
09541|268|Phường Mộ Lao
09542|268|Phường Văn Quán
09544|268|Phường Vạn Phúc
09551|268|Phường La Khê
09552|268|Phường Phú La
09553|268|Phường Phúc La
09556|268|Phường Hà Cầu
09562|268|Phường Yên Nghĩa
09565|268|Phường Kiến Hưng
09568|268|Phường Phú Lãm
09571|268|Phường Phú Lương
09886|268|Phường Dương Nội
10117|268|Phường Đồng Mai
10123|268|Phường Biên Giang
09574|269|Phường Ngô Quyền
09577|269|Phường Phú Thịnh
09586|269|Phường Sơn Lộc
09589|269|Phường Xuân Khanh
09592|269|Xã Đường Lâm
09595|269|Phường Viên Sơn
09598|269|Xã Xuân Sơn
09601|269|Phường Trung Hưng
09604|269|Xã Thanh Mỹ
09607|269|Phường Trung Sơn Trầm
09610|269|Xã Kim Sơn
09613|269|Xã Sơn Đông
09616|269|Xã Cổ Đông
09619|271|Thị trấn Tây Đằng
09625|271|Xã Phú Cường
09628|271|Xã Cổ Đô
09634|271|Xã Vạn Thắng
09640|271|Xã Phong Vân
09643|271|Xã Phú Đông
09646|271|Xã Phú Hồng
09649|271|Xã Phú Châu
09652|271|Xã Thái Hòa
09655|271|Xã Đồng Thái
09658|271|Xã Phú Sơn
09661|271|Xã Minh Châu
09664|271|Xã Vật Lại
09667|271|Xã Chu Minh
09670|271|Xã Tòng Bạt
09673|271|Xã Cẩm Lĩnh
09676|271|Xã Sơn Đà
09679|271|Xã Đông Quang
09682|271|Xã Tiên Phong
09685|271|Xã Thụy An
09688|271|Xã Cam Thượng
09691|271|Xã Thuần Mỹ
09694|271|Xã Tản Lĩnh
09697|271|Xã Ba Trại
09700|271|Xã Minh Quang
09703|271|Xã Ba Vì
09706|271|Xã Vân Hòa
09709|271|Xã Yên Bài
09712|271|Xã Khánh Thượng
09715|272|Thị trấn Phúc Thọ
09721|272|Xã Vân Phúc
09724|272|Xã Nam Hà
09727|272|Xã Xuân Đình
09733|272|Xã Sen Phương
09739|272|Xã Võng Xuyên
09742|272|Xã Tích Lộc
09745|272|Xã Long Thượng
09751|272|Xã Hát Môn
09757|272|Xã Thanh Đa
09760|272|Xã Trạch Mỹ Lộc
09763|272|Xã Phúc Hòa
09766|272|Xã Ngọc Tảo
09769|272|Xã Phụng Thượng
09772|272|Xã Tam Thuấn
09775|272|Xã Tam Hiệp
09778|272|Xã Hiệp Thuận
09781|272|Xã Liên Hiệp
09784|273|Thị trấn Phùng
09787|273|Xã Trung Châu
09790|273|Xã Thọ An
09793|273|Xã Thọ Xuân
09796|273|Xã Hồng Hà
09799|273|Xã Liên Hồng
09802|273|Xã Liên Hà
09805|273|Xã Hạ Mỗ
09808|273|Xã Liên Trung
09811|273|Xã Phương Đình
09814|273|Xã Thượng Mỗ
09817|273|Xã Tân Hội
09820|273|Xã Tân Lập
09823|273|Xã Đan Phượng
09826|273|Xã Đồng Tháp
09829|273|Xã Song Phượng
09832|274|Thị trấn Trạm Trôi
09835|274|Xã Đức Thượng
09838|274|Xã Minh Khai
09841|274|Xã Dương Liễu
09844|274|Xã Di Trạch
09847|274|Xã Đức Giang
09850|274|Xã Cát Quế
09853|274|Xã Kim Chung
09856|274|Xã Yên Sở
09859|274|Xã Sơn Đồng
09862|274|Xã Vân Canh
09865|274|Xã Đắc Sở
09868|274|Xã Lại Yên
09871|274|Xã Tiền Yên
09874|274|Xã Song Phương
09877|274|Xã An Khánh
09880|274|Xã An Thượng
09883|274|Xã Vân Côn
09889|274|Xã La Phù
09892|274|Xã Đông La
04939|275|Xã Đông Xuân
09895|275|Thị trấn Quốc Oai
09898|275|Xã Sài Sơn
09904|275|Xã Phượng Sơn
09907|275|Xã Ngọc Liệp
09910|275|Xã Ngọc Mỹ
09916|275|Xã Thạch Thán
09919|275|Xã Đồng Quang
09922|275|Xã Phú Cát
09925|275|Xã Tuyết Nghĩa
09928|275|Xã Liệp Nghĩa
09931|275|Xã Cộng Hòa
09934|275|Xã Hưng Đạo
09940|275|Xã Phú Mãn
09943|275|Xã Cấn Hữu
09949|275|Xã Hòa Thạch
09952|275|Xã Đông Yên
04927|276|Xã Yên Trung
04930|276|Xã Yên Bình
04936|276|Xã Tiến Xuân
09955|276|Thị trấn Liên Quan
09958|276|Xã Đại Đồng
09961|276|Xã Cẩm Yên
09964|276|Xã Lại Thượng
09967|276|Xã Phú Kim
09970|276|Xã Hương Ngải
09973|276|Xã Lam Sơn
09976|276|Xã Kim Quan
09982|276|Xã Bình Yên
09988|276|Xã Thạch Hòa
09991|276|Xã Cần Kiệm
09997|276|Xã Phùng Xá
10000|276|Xã Tân Xã
10003|276|Xã Thạch Xá
10006|276|Xã Quang Trung
10009|276|Xã Hạ Bằng
10012|276|Xã Đồng Trúc
10015|277|Thị trấn Chúc Sơn
10018|277|Thị trấn Xuân Mai
10021|277|Xã Phụng Châu
10024|277|Xã Tiên Phương
10027|277|Xã Đông Sơn
10030|277|Xã Đông Phương Yên
10033|277|Xã Phú Nghĩa
10039|277|Xã Trường Yên
10042|277|Xã Ngọc Hòa
10045|277|Xã Thủy Xuân Tiên
10048|277|Xã Thanh Bình
10051|277|Xã Trung Hòa
10054|277|Xã Đại Yên
10057|277|Xã Thụy Hương
10060|277|Xã Tốt Động
10063|277|Xã Lam Điền
10066|277|Xã Tân Tiến
10069|277|Xã Nam Phương Tiến
10072|277|Xã Hợp Đồng
10075|277|Xã Hoàng Văn Thụ
10078|277|Xã Hoàng Diệu
10081|277|Xã Hữu Văn
10084|277|Xã Quảng Bị
10087|277|Xã Mỹ Lương
10090|277|Xã Thượng Vực
10096|277|Xã Hồng Phú
10099|277|Xã Trần Phú
10102|277|Xã Văn Võ
10105|277|Xã Đồng Lạc
10108|277|Xã Hòa Phú
10114|278|Thị trấn Kim Bài
10120|278|Xã Cự Khê
10126|278|Xã Bích Hòa
10129|278|Xã Mỹ Hưng
10132|278|Xã Cao Viên
10135|278|Xã Bình Minh
10138|278|Xã Tam Hưng
10141|278|Xã Thanh Cao
10144|278|Xã Thanh Thùy
10147|278|Xã Thanh Mai
10150|278|Xã Thanh Văn
10153|278|Xã Đỗ Động
10156|278|Xã Kim An
10159|278|Xã Kim Thư
10162|278|Xã Phương Trung
10165|278|Xã Tân Ước
10168|278|Xã Dân Hòa
10171|278|Xã Liên Châu
10174|278|Xã Cao Xuân Dương
10180|278|Xã Hồng Dương
10183|279|Thị trấn Thường Tín
10186|279|Xã Ninh Sở
10189|279|Xã Nhị Khê
10192|279|Xã Duyên Thái
10195|279|Xã Khánh Hà
10198|279|Xã Hòa Bình
10201|279|Xã Văn Bình
10204|279|Xã Hiền Giang
10207|279|Xã Hồng Vân
10210|279|Xã Vân Tảo
10213|279|Xã Liên Phương
10216|279|Xã Văn Phú
10219|279|Xã Tự Nhiên
10222|279|Xã Tiền Phong
10225|279|Xã Hà Hồi
10231|279|Xã Nguyễn Trãi
10234|279|Xã Quất Động
10237|279|Xã Chương Dương
10240|279|Xã Tân Minh
10243|279|Xã Lê Lợi
10246|279|Xã Thắng Lợi
10249|279|Xã Dũng Tiến
10255|279|Xã Nghiêm Xuyên
10258|279|Xã Tô Hiệu
10261|279|Xã Văn Tự
10264|279|Xã Vạn Nhất
10267|279|Xã Minh Cường
10270|280|Thị trấn Phú Minh
10273|280|Thị trấn Phú Xuyên
10276|280|Xã Hồng Minh
10279|280|Xã Phượng Dực
10282|280|Xã Nam Tiến
10291|280|Xã Văn Hoàng
10294|280|Xã Phú Túc
10300|280|Xã Hồng Thái
10303|280|Xã Hoàng Long
10312|280|Xã Nam Phong
10315|280|Xã Tân Dân
10318|280|Xã Quang Hà
10321|280|Xã Chuyên Mỹ
10324|280|Xã Khai Thái
10327|280|Xã Phúc Tiến
10330|280|Xã Vân Từ
10333|280|Xã Tri Thủy
10336|280|Xã Đại Xuyên
10339|280|Xã Phú Yên
10342|280|Xã Bạch Hạ
10345|280|Xã Quang Lãng
10348|280|Xã Châu Can
10351|280|Xã Minh Tân
10354|281|Thị trấn Vân Đình
10363|281|Xã Hoa Viên
10366|281|Xã Quảng Phú Cầu
10369|281|Xã Trường Thịnh
10375|281|Xã Liên Bạt
10378|281|Xã Cao Sơn Tiến
10384|281|Xã Phương Tú
10387|281|Xã Trung Tú
10390|281|Xã Đồng Tân
10393|281|Xã Tảo Dương Văn
10396|281|Xã Thái Hòa
10399|281|Xã Minh Đức
10402|281|Xã Trầm Lộng
10411|281|Xã Kim Đường
10417|281|Xã Hòa Phú
10423|281|Xã Đại Hùng
10426|281|Xã Đông Lỗ
10429|281|Xã Phù Lưu
10432|281|Xã Đại Cường
10435|281|Xã Bình Lưu Quang
10441|282|Thị trấn Đại Nghĩa
10444|282|Xã Đồng Tâm
10447|282|Xã Thượng Lâm
10450|282|Xã Tuy Lai
10453|282|Xã Phúc Lâm
10459|282|Xã Mỹ Xuyên
10462|282|Xã An Mỹ
10465|282|Xã Hồng Sơn
10468|282|Xã Lê Thanh
10471|282|Xã Xuy Xá
10474|282|Xã Phùng Xá
10477|282|Xã Phù Lưu Tế
10480|282|Xã Đại Hưng
10483|282|Xã Vạn Tín
10489|282|Xã Hương Sơn
10492|282|Xã Hùng Tiến
10495|282|Xã An Tiến
10498|282|Xã Hợp Tiến
10501|282|Xã Hợp Thanh
10504|282|Xã An Phú
00688|024|Phường Quang Trung
00691|024|Phường Trần Phú
00692|024|Phường Ngọc Hà
00694|024|Phường Nguyễn Trãi
00697|024|Phường Minh Khai
00700|024|Xã Ngọc Đường
00946|024|Xã Phương Độ
00949|024|Xã Phương Thiện
00712|026|Thị trấn Phó Bảng
00715|026|Xã Lũng Cú
00718|026|Xã Má Lé
00721|026|Thị trấn Đồng Văn
00724|026|Xã Lũng Táo
00727|026|Xã Phố Là
00730|026|Xã Thài Phìn Tủng
00733|026|Xã Sủng Là
00736|026|Xã Xà Phìn
00739|026|Xã Tả Phìn
00742|026|Xã Tả Lủng
00745|026|Xã Phố Cáo
00748|026|Xã Sính Lủng
00751|026|Xã Sảng Tủng
00754|026|Xã Lũng Thầu
00757|026|Xã Hố Quáng Phìn
00760|026|Xã Vần Chải
00763|026|Xã Lũng Phìn
00766|026|Xã Sủng Trái
00769|027|Thị trấn Mèo Vạc
00772|027|Xã Thượng Phùng
00775|027|Xã Pải Lủng
00778|027|Xã Xín Cái
00781|027|Xã Pả Vi
00784|027|Xã Giàng Chu Phìn
00787|027|Xã Sủng Trà
00790|027|Xã Sủng Máng
00793|027|Xã Sơn Vĩ
00796|027|Xã Tả Lủng
00799|027|Xã Cán Chu Phìn
00802|027|Xã Lũng Pù
00805|027|Xã Lũng Chinh
00808|027|Xã Tát Ngà
00811|027|Xã Nậm Ban
00814|027|Xã Khâu Vai
00815|027|Xã Niêm Tòng
00817|027|Xã Niêm Sơn
00820|028|Thị trấn Yên Minh
00823|028|Xã Thắng Mố
00826|028|Xã Phú Lũng
00829|028|Xã Sủng Tráng
00832|028|Xã Bạch Đích
00835|028|Xã Na Khê
00838|028|Xã Sủng Thài
00841|028|Xã Hữu Vinh
00844|028|Xã Lao Và Chải
00847|028|Xã Mậu Duệ
00850|028|Xã Đông Minh
00853|028|Xã Mậu Long
00856|028|Xã Ngam La
00859|028|Xã Ngọc Long
00862|028|Xã Đường Thượng
00865|028|Xã Lũng Hồ
00868|028|Xã Du Tiến
00871|028|Xã Du Già
00883|029|Xã Cán Tỷ
00874|029|Thị trấn Tam Sơn
00877|029|Xã Bát Đại Sơn
00880|029|Xã Nghĩa Thuận
00886|029|Xã Cao Mã Pờ
00889|029|Xã Thanh Vân
00892|029|Xã Tùng Vài
00895|029|Xã Đông Hà
00898|029|Xã Quản Bạ
00901|029|Xã Lùng Tám
00904|029|Xã Quyết Tiến
00907|029|Xã Tả Ván
00910|029|Xã Thái An
00703|030|Xã Kim Thạch
00706|030|Xã Phú Linh
00709|030|Xã Kim Linh
00913|030|Thị trấn Vị Xuyên
00916|030|Thị trấn Nông trường Việt Lâm
00919|030|Xã Minh Tân
00922|030|Xã Thuận Hòa
00925|030|Xã Tùng Bá
00928|030|Xã Thanh Thủy
00931|030|Xã Thanh Đức
00934|030|Xã Phong Quang
00937|030|Xã Xín Chải
00940|030|Xã Phương Tiến
00943|030|Xã Lao Chải
00952|030|Xã Cao Bồ
00955|030|Xã Đạo Đức
00958|030|Xã Thượng Sơn
00961|030|Xã Linh Hồ
00964|030|Xã Quảng Ngần
00967|030|Xã Việt Lâm
00970|030|Xã Ngọc Linh
00973|030|Xã Ngọc Minh
00976|030|Xã Bạch Ngọc
00979|030|Xã Trung Thành
00982|031|Xã Minh Sơn
00985|031|Xã Giáp Trung
00988|031|Xã Yên Định
00991|031|Thị trấn Yên Phú
00994|031|Xã Minh Ngọc
00997|031|Xã Yên Phong
01000|031|Xã Lạc Nông
01003|031|Xã Phú Nam
01006|031|Xã Yên Cường
01009|031|Xã Thượng Tân
01012|031|Xã Đường Âm
01015|031|Xã Đường Hồng
01018|031|Xã Phiêng Luông
01021|032|Thị trấn Vinh Quang
01024|032|Xã Bản Máy
01027|032|Xã Thàng Tín
01030|032|Xã Thèn Chu Phìn
01033|032|Xã Pố Lồ
01036|032|Xã Bản Phùng
01039|032|Xã Túng Sán
01042|032|Xã Chiến Phố
01045|032|Xã Đản Ván
01048|032|Xã Tụ Nhân
01051|032|Xã Tân Tiến
01054|032|Xã Nàng Đôn
01057|032|Xã Pờ Ly Ngài
01060|032|Xã Sán Xả Hồ
01063|032|Xã Bản Luốc
01066|032|Xã Ngàm Đăng Vài
01069|032|Xã Bản Nhùng
01072|032|Xã Tả Sử Choóng
01075|032|Xã Nậm Dịch
01081|032|Xã Hồ Thầu
01084|032|Xã Nam Sơn
01087|032|Xã Nậm Tỵ
01090|032|Xã Thông Nguyên
01093|032|Xã Nậm Khòa
01096|033|Thị trấn Cốc Pài
01099|033|Xã Nàn Xỉn
01102|033|Xã Bản Díu
01105|033|Xã Chí Cà
01108|033|Xã Xín Mần
01114|033|Xã Thèn Phàng
01117|033|Xã Trung Thịnh
01120|033|Xã Pà Vầy Sủ
01123|033|Xã Cốc Rế
01126|033|Xã Thu Tà
01129|033|Xã Nàn Ma
01132|033|Xã Tả Nhìu
01135|033|Xã Bản Ngò
01138|033|Xã Chế Là
01141|033|Xã Nấm Dẩn
01144|033|Xã Quảng Nguyên
01147|033|Xã Nà Chì
01150|033|Xã Khuôn Lùng
01153|034|Thị trấn Việt Quang
01156|034|Thị trấn Vĩnh Tuy
01159|034|Xã Tân Lập
01162|034|Xã Tân Thành
01165|034|Xã Đồng Tiến
01168|034|Xã Đồng Tâm
01171|034|Xã Tân Quang
01174|034|Xã Thượng Bình
01177|034|Xã Hữu Sản
01180|034|Xã Kim Ngọc
01183|034|Xã Việt Vinh
01186|034|Xã Bằng Hành
01189|034|Xã Quang Minh
01192|034|Xã Liên Hiệp
01195|034|Xã Vô Điếm
01198|034|Xã Việt Hồng
01201|034|Xã Hùng An
01204|034|Xã Đức Xuân
01207|034|Xã Tiên Kiều
01210|034|Xã Vĩnh Hảo
01213|034|Xã Vĩnh Phúc
01216|034|Xã Đồng Yên
01219|034|Xã Đông Thành
01222|035|Xã Xuân Minh
01225|035|Xã Tiên Nguyên
01228|035|Xã Tân Nam
01231|035|Xã Bản Rịa
01234|035|Xã Yên Thành
01237|035|Thị trấn Yên Bình
01240|035|Xã Tân Trịnh
01243|035|Xã Tân Bắc
01246|035|Xã Bằng Lang
01249|035|Xã Yên Hà
01252|035|Xã Hương Sơn
01255|035|Xã Xuân Giang
01258|035|Xã Nà Khương
01261|035|Xã Tiên Yên
01264|035|Xã Vĩ Thượng
01267|040|Phường Sông Hiến
01270|040|Phường Sông Bằng
01273|040|Phường Hợp Giang
01276|040|Phường Tân Giang
01279|040|Phường Ngọc Xuân
01282|040|Phường Đề Thám
01285|040|Phường Hòa Chung
01288|040|Phường Duyệt Trung
01693|040|Xã Vĩnh Quang
01705|040|Xã Hưng Đạo
01720|040|Xã Chu Trinh
01290|042|Thị trấn Pác Miầu
01291|042|Xã Đức Hạnh
01294|042|Xã Lý Bôn
01296|042|Xã Nam Cao
01297|042|Xã Nam Quang
01300|042|Xã Vĩnh Quang
01303|042|Xã Quảng Lâm
01304|042|Xã Thạch Lâm
01309|042|Xã Vĩnh Phong
01312|042|Xã Mông Ân
01315|042|Xã Thái Học
01316|042|Xã Thái Sơn
01318|042|Xã Yên Thổ
01321|043|Thị trấn Bảo Lạc
01324|043|Xã Cốc Pàng
01327|043|Xã Thượng Hà
01330|043|Xã Cô Ba
01333|043|Xã Bảo Toàn
01336|043|Xã Khánh Xuân
01339|043|Xã Xuân Trường
01342|043|Xã Hồng Trị
01343|043|Xã Kim Cúc
01345|043|Xã Phan Thanh
01348|043|Xã Hồng An
01351|043|Xã Hưng Đạo
01352|043|Xã Hưng Thịnh
01354|043|Xã Huy Giáp
01357|043|Xã Đình Phùng
01359|043|Xã Sơn Lập
01360|043|Xã Sơn Lộ
01363|045|Thị trấn Thông Nông
01366|045|Xã Cần Yên
01367|045|Xã Cần Nông
01372|045|Xã Lương Thông
01375|045|Xã Đa Thông
01378|045|Xã Ngọc Động
01381|045|Xã Yên Sơn
01384|045|Xã Lương Can
01387|045|Xã Thanh Long
01392|045|Thị trấn Xuân Hòa
01393|045|Xã Lũng Nặm
01399|045|Xã Trường Hà
01402|045|Xã Cải Viên
01411|045|Xã Nội Thôn
01414|045|Xã Tổng Cọt
01417|045|Xã Sóc Hà
01420|045|Xã Thượng Thôn
01429|045|Xã Hồng Sỹ
01432|045|Xã Quý Quân
01435|045|Xã Mã Ba
01438|045|Xã Ngọc Đào
01447|047|Thị trấn Trà Lĩnh
01453|047|Xã Tri Phương
01456|047|Xã Quang Hán
01462|047|Xã Xuân Nội
01465|047|Xã Quang Trung
01468|047|Xã Quang Vinh
01471|047|Xã Cao Chương
01477|047|Thị trấn Trùng Khánh
01480|047|Xã Ngọc Khê
01481|047|Xã Ngọc Côn
01483|047|Xã Phong Nậm
01489|047|Xã Đình Phong
01495|047|Xã Đàm Thủy
01498|047|Xã Khâm Thành
01501|047|Xã Chí Viễn
01504|047|Xã Lăng Hiếu
01507|047|Xã Phong Châu
01516|047|Xã Trung Phúc
01519|047|Xã Cao Thăng
01522|047|Xã Đức Hồng
01525|047|Xã Đoài Dương
01534|048|Xã Minh Long
01537|048|Xã Lý Quốc
01540|048|Xã Thắng Lợi
01543|048|Xã Đồng Loan
01546|048|Xã Đức Quang
01549|048|Xã Kim Loan
01552|048|Xã Quang Long
01555|048|Xã An Lạc
01558|048|Thị trấn Thanh Nhật
01561|048|Xã Vinh Quý
01564|048|Xã Thống Nhất
01567|048|Xã Cô Ngân
01573|048|Xã Thị Hoa
01474|049|Xã Quốc Toản
01576|049|Thị trấn Quảng Uyên
01579|049|Xã Phi Hải
01582|049|Xã Quảng Hưng
01594|049|Xã Độc Lập
01597|049|Xã Cai Bộ
01603|049|Xã Phúc Sen
01606|049|Xã Chí Thảo
01609|049|Xã Tự Do
01615|049|Xã Hồng Quang
01618|049|Xã Ngọc Động
01624|049|Xã Hạnh Phúc
01627|049|Thị trấn Tà Lùng
01630|049|Xã Bế Văn Đàn
01636|049|Xã Cách Linh
01639|049|Xã Đại Sơn
01645|049|Xã Tiên Thành
01648|049|Thị trấn Hòa Thuận
01651|049|Xã Mỹ Hưng
01654|051|Thị trấn Nước Hai
01657|051|Xã Dân Chủ
01660|051|Xã Nam Tuấn
01666|051|Xã Đại Tiến
01669|051|Xã Đức Long
01672|051|Xã Ngũ Lão
01675|051|Xã Trương Lương
01687|051|Xã Hồng Việt
01696|051|Xã Hoàng Tung
01699|051|Xã Nguyễn Huệ
01702|051|Xã Quang Trung
01708|051|Xã Bạch Đằng
01711|051|Xã Bình Dương
01714|051|Xã Lê Chung
01723|051|Xã Hồng Nam
01726|052|Thị trấn Nguyên Bình
01729|052|Thị trấn Tĩnh Túc
01732|052|Xã Yên Lạc
01735|052|Xã Triệu Nguyên
01738|052|Xã Ca Thành
01744|052|Xã Vũ Nông
01747|052|Xã Minh Tâm
01750|052|Xã Thể Dục
01756|052|Xã Mai Long
01762|052|Xã Vũ Minh
01765|052|Xã Hoa Thám
01768|052|Xã Phan Thanh
01771|052|Xã Quang Thành
01774|052|Xã Tam Kim
01777|052|Xã Thành Công
01780|052|Xã Thịnh Vượng
01783|052|Xã Hưng Đạo
01786|053|Thị trấn Đông Khê
01789|053|Xã Canh Tân
01792|053|Xã Kim Đồng
01795|053|Xã Minh Khai
01801|053|Xã Đức Thông
01804|053|Xã Thái Cường
01807|053|Xã Vân Trình
01810|053|Xã Thụy Hùng
01813|053|Xã Quang Trọng
01816|053|Xã Trọng Con
01819|053|Xã Lê Lai
01822|053|Xã Đức Long
01828|053|Xã Lê Lợi
01831|053|Xã Đức Xuân
01834|058|Phường Nguyễn Thị Minh Khai
01837|058|Phường Sông Cầu
01840|058|Phường Đức Xuân
01843|058|Phường Phùng Chí Kiên
01846|058|Phường Huyền Tụng
01849|058|Xã Dương Quang
01852|058|Xã Nông Thượng
01855|058|Phường Xuất Hóa
01858|060|Xã Bằng Thành
01861|060|Xã Nhạn Môn
01864|060|Xã Bộc Bố
01867|060|Xã Công Bằng
01870|060|Xã Giáo Hiệu
01873|060|Xã Xuân La
01876|060|Xã An Thắng
01879|060|Xã Cổ Linh
01882|060|Xã Nghiên Loan
01885|060|Xã Cao Tân
01888|061|Thị trấn Chợ Rã
01891|061|Xã Bành Trạch
01894|061|Xã Phúc Lộc
01897|061|Xã Hà Hiệu
01900|061|Xã Cao Thượng
01906|061|Xã Khang Ninh
01909|061|Xã Nam Mẫu
01912|061|Xã Thượng Giáo
01915|061|Xã Địa Linh
01918|061|Xã Yến Dương
01921|061|Xã Chu Hương
01924|061|Xã Quảng Khê
01927|061|Xã Mỹ Phương
01930|061|Xã Hoàng Trĩ
01933|061|Xã Đồng Phúc
01936|062|Thị trấn Nà Phặc
01939|062|Xã Thượng Ân
01942|062|Xã Bằng Vân
01945|062|Xã Cốc Đán
01948|062|Xã Trung Hòa
01951|062|Xã Đức Vân
01954|062|Thị trấn Vân Tùng
01957|062|Xã Thượng Quan
01960|062|Xã Hiệp Lực
01963|062|Xã Thuần Mang
01969|063|Thị trấn Phủ Thông
01975|063|Xã Vi Hương
01978|063|Xã Sĩ Bình
01981|063|Xã Vũ Muộn
01984|063|Xã Đôn Phong
01990|063|Xã Lục Bình
01993|063|Xã Tân Tú
01999|063|Xã Nguyên Phúc
02002|063|Xã Cao Sơn
02005|063|Xã Quân Hà
02008|063|Xã Cẩm Giàng
02011|063|Xã Mỹ Thanh
02014|063|Xã Dương Phong
02017|063|Xã Quang Thuận
02020|064|Thị trấn Bằng Lũng
02023|064|Xã Xuân Lạc
02026|064|Xã Nam Cường
02029|064|Xã Đồng Lạc
02032|064|Xã Tân Lập
02035|064|Xã Bản Thi
02038|064|Xã Quảng Bạch
02041|064|Xã Bằng Phúc
02044|064|Xã Yên Thịnh
02047|064|Xã Yên Thượng
02050|064|Xã Phương Viên
02053|064|Xã Ngọc Phái
02059|064|Xã Đồng Thắng
02062|064|Xã Lương Bằng
02065|064|Xã Bằng Lãng
02068|064|Xã Đại Sảo
02071|064|Xã Nghĩa Tá
02077|064|Xã Yên Mỹ
02080|064|Xã Bình Trung
02083|064|Xã Yên Phong
02086|065|Thị trấn Đồng Tâm
02089|065|Xã Tân Sơn
02092|065|Xã Thanh Vận
02095|065|Xã Mai Lạp
02098|065|Xã Hòa Mục
02101|065|Xã Thanh Mai
02104|065|Xã Cao Kỳ
02107|065|Xã Nông Hạ
02110|065|Xã Yên Cư
02113|065|Xã Thanh Thịnh
02116|065|Xã Yên Hân
02122|065|Xã Như Cố
02125|065|Xã Bình Văn
02131|065|Xã Quảng Chu
02137|066|Xã Văn Vũ
02140|066|Xã Văn Lang
02143|066|Xã Lương Thượng
02146|066|Xã Kim Hỷ
02152|066|Xã Cường Lợi
02155|066|Thị trấn Yến Lạc
02158|066|Xã Kim Lư
02161|066|Xã Sơn Thành
02170|066|Xã Văn Minh
02173|066|Xã Côn Minh
02176|066|Xã Cư Lễ
02179|066|Xã Trần Phú
02185|066|Xã Quang Phong
02188|066|Xã Dương Sơn
02191|066|Xã Xuân Dương
02194|066|Xã Đổng Xá
02197|066|Xã Liêm Thủy
02200|070|Phường Phan Thiết
02203|070|Phường Minh Xuân
02206|070|Phường Tân Quang
02209|070|Xã Tràng Đà
02212|070|Phường Nông Tiến
02215|070|Phường Ỷ La
02216|070|Phường Tân Hà
02218|070|Phường Hưng Thành
02497|070|Xã Kim Phú
02503|070|Xã An Khang
02509|070|Phường Mỹ Lâm
02512|070|Phường An Tường
02515|070|Xã Lưỡng Vượng
02521|070|Xã Thái Long
02524|070|Phường Đội Cấn
02233|071|Xã Phúc Yên
02242|071|Xã Xuân Lập
02251|071|Xã Khuôn Hà
02266|071|Thị trấn Lăng Can
02269|071|Xã Thượng Lâm
02290|071|Xã Bình An
02293|071|Xã Hồng Quang
02296|071|Xã Thổ Bình
02299|071|Xã Phúc Sơn
02302|071|Xã Minh Quang
02221|072|Thị trấn Na Hang
02227|072|Xã Sinh Long
02230|072|Xã Thượng Giáp
02239|072|Xã Thượng Nông
02245|072|Xã Côn Lôn
02248|072|Xã Yên Hoa
02254|072|Xã Hồng Thái
02260|072|Xã Đà Vị
02263|072|Xã Khau Tinh
02275|072|Xã Sơn Phú
02281|072|Xã Năng Khả
02284|072|Xã Thanh Tương
02317|073|Xã Yên Lập
02287|073|Thị trấn Vĩnh Lộc
02305|073|Xã Trung Hà
02308|073|Xã Tân Mỹ
02311|073|Xã Hà Lang
02314|073|Xã Hùng Mỹ
02320|073|Xã Tân An
02323|073|Xã Bình Phú
02326|073|Xã Xuân Quang
02329|073|Xã Ngọc Hội
02332|073|Xã Phú Bình
02335|073|Xã Hòa Phú
02338|073|Xã Phúc Thịnh
02341|073|Xã Kiên Đài
02344|073|Xã Tân Thịnh
02347|073|Xã Trung Hòa
02350|073|Xã Kim Bình
02353|073|Xã Hòa An
02356|073|Xã Vinh Quang
02359|073|Xã Tri Phú
02362|073|Xã Nhân Lý
02365|073|Xã Yên Nguyên
02368|073|Xã Linh Phú
02371|073|Xã Bình Nhân
02374|074|Thị trấn Tân Yên
02377|074|Xã Yên Thuận
02380|074|Xã Bạch Xa
02383|074|Xã Minh Khương
02386|074|Xã Yên Lâm
02389|074|Xã Minh Dân
02392|074|Xã Phù Lưu
02395|074|Xã Minh Hương
02398|074|Xã Yên Phú
02401|074|Xã Tân Thành
02404|074|Xã Bình Xa
02407|074|Xã Thái Sơn
02410|074|Xã Nhân Mục
02413|074|Xã Thành Long
02416|074|Xã Bằng Cốc
02419|074|Xã Thái Hòa
02422|074|Xã Đức Ninh
02425|074|Xã Hùng Đức
02431|075|Xã Quí Quân
02434|075|Xã Lực Hành
02437|075|Xã Kiến Thiết
02440|075|Xã Trung Minh
02443|075|Xã Chiêu Yên
02446|075|Xã Trung Trực
02449|075|Xã Xuân Vân
02452|075|Xã Phúc Ninh
02455|075|Xã Hùng Lợi
02458|075|Xã Trung Sơn
02461|075|Xã Tân Tiến
02464|075|Xã Tứ Quận
02467|075|Xã Đạo Viện
02470|075|Xã Tân Long
02473|075|Thị trấn Yên Sơn
02476|075|Xã Kim Quan
02479|075|Xã Lang Quán
02482|075|Xã Phú Thịnh
02485|075|Xã Công Đa
02488|075|Xã Trung Môn
02491|075|Xã Chân Sơn
02494|075|Xã Thái Bình
02500|075|Xã Tiến Bộ
02506|075|Xã Mỹ Bằng
02518|075|Xã Hoàng Khai
02527|075|Xã Nhữ Hán
02530|075|Xã Nhữ Khê
02533|075|Xã Đội Bình
02536|076|Thị trấn Sơn Dương
02539|076|Xã Trung Yên
02542|076|Xã Minh Thanh
02545|076|Xã Tân Trào
02548|076|Xã Vĩnh Lợi
02551|076|Xã Thượng Ấm
02554|076|Xã Bình Yên
02557|076|Xã Lương Thiện
02560|076|Xã Tú Thịnh
02563|076|Xã Cấp Tiến
02566|076|Xã Hợp Thành
02569|076|Xã Phúc Ứng
02572|076|Xã Đông Thọ
02575|076|Xã Kháng Nhật
02578|076|Xã Hợp Hòa
02584|076|Xã Quyết Thắng
02587|076|Xã Đồng Quý
02590|076|Xã Tân Thanh
02596|076|Xã Văn Phú
02599|076|Xã Chi Thiết
02602|076|Xã Đông Lợi
02605|076|Xã Thiện Kế
02608|076|Xã Hồng Sơn
02611|076|Xã Phú Lương
02614|076|Xã Ninh Lai
02617|076|Xã Đại Phú
02620|076|Xã Sơn Nam
02623|076|Xã Hào Phú
02626|076|Xã Tam Đa
02632|076|Xã Trường Sinh
02635|080|Phường Duyên Hải
02641|080|Phường Lào Cai
02644|080|Phường Cốc Lếu
02647|080|Phường Kim Tân
02650|080|Phường Bắc Lệnh
02653|080|Phường Pom Hán
02656|080|Phường Xuân Tăng
02658|080|Phường Bình Minh
02659|080|Xã Thống Nhất
02662|080|Xã Đồng Tuyển
02665|080|Xã Vạn Hòa
02668|080|Phường Bắc Cường
02671|080|Phường Nam Cường
02674|080|Xã Cam Đường
02677|080|Xã Tả Phời
02680|080|Xã Hợp Thành
02746|080|Xã Cốc San
02683|082|Thị trấn Bát Xát
02686|082|Xã A Mú Sung
02689|082|Xã Nậm Chạc
02692|082|Xã A Lù
02695|082|Xã Trịnh Tường
02701|082|Xã Y Tý
02704|082|Xã Cốc Mỳ
02707|082|Xã Dền Sáng
02710|082|Xã Bản Vược
02713|082|Xã Sàng Ma Sáo
02716|082|Xã Bản Qua
02719|082|Xã Mường Vi
02722|082|Xã Dền Thàng
02725|082|Xã Bản Xèo
02728|082|Xã Mường Hum
02731|082|Xã Trung Lèng Hồ
02734|082|Xã Quang Kim
02737|082|Xã Pa Cheo
02740|082|Xã Nậm Pung
02743|082|Xã Phìn Ngan
02749|082|Xã Tòng Sành
02752|083|Xã Pha Long
02755|083|Xã Tả Ngải Chồ
02758|083|Xã Tung Chung Phố
02761|083|Thị trấn Mường Khương
02764|083|Xã Dìn Chin
02767|083|Xã Tả Gia Khâu
02770|083|Xã Nậm Chảy
02773|083|Xã Nấm Lư
02776|083|Xã Lùng Khấu Nhin
02779|083|Xã Thanh Bình
02782|083|Xã Cao Sơn
02785|083|Xã Lùng Vai
02788|083|Xã Bản Lầu
02791|083|Xã La Pan Tẩn
02794|083|Xã Tả Thàng
02797|083|Xã Bản Sen
02800|084|Xã Nàn Sán
02803|084|Xã Thào Chư Phìn
02806|084|Xã Bản Mế
02809|084|Thị trấn Si Ma Cai
02812|084|Xã Sán Chải
02818|084|Xã Lùng Thẩn
02821|084|Xã Cán Cấu
02824|084|Xã Sín Chéng
02827|084|Xã Quan Hồ Thẩn
02836|084|Xã Nàn Xín
02839|085|Thị trấn Bắc Hà
02842|085|Xã Lùng Cải
02848|085|Xã Lùng Phình
02851|085|Xã Tả Van Chư
02854|085|Xã Tả Củ Tỷ
02857|085|Xã Thải Giàng Phố
02863|085|Xã Hoàng Thu Phố
02866|085|Xã Bản Phố
02869|085|Xã Bản Liền
02875|085|Xã Na Hối
02878|085|Xã Cốc Ly
02881|085|Xã Nậm Mòn
02884|085|Xã Nậm Đét
02887|085|Xã Nậm Khánh
02890|085|Xã Bảo Nhai
02893|085|Xã Nậm Lúc
02896|085|Xã Cốc Lầu
02899|085|Xã Bản Cái
02902|086|Thị trấn N.T Phong Hải
02905|086|Thị trấn Phố Lu
02908|086|Thị trấn Tằng Loỏng
02911|086|Xã Bản Phiệt
02914|086|Xã Bản Cầm
02917|086|Xã Thái Niên
02920|086|Xã Phong Niên
02923|086|Xã Gia Phú
02926|086|Xã Xuân Quang
02929|086|Xã Sơn Hải
02932|086|Xã Xuân Giao
02935|086|Xã Trì Quang
02938|086|Xã Sơn Hà
02944|086|Xã Phú Nhuận
02947|087|Thị trấn Phố Ràng
02950|087|Xã Tân Tiến
02953|087|Xã Nghĩa Đô
02956|087|Xã Vĩnh Yên
02959|087|Xã Điện Quan
02962|087|Xã Xuân Hòa
02965|087|Xã Tân Dương
02968|087|Xã Thượng Hà
02971|087|Xã Kim Sơn
02974|087|Xã Cam Cọn
02977|087|Xã Minh Tân
02980|087|Xã Xuân Thượng
02983|087|Xã Việt Tiến
02986|087|Xã Yên Sơn
02989|087|Xã Bảo Hà
02992|087|Xã Lương Sơn
02998|087|Xã Phúc Khánh
03001|088|Phường Sa Pa
03002|088|Phường Sa Pả
03003|088|Phường Ô Quý Hồ
03004|088|Xã Ngũ Chỉ Sơn
03006|088|Phường Phan Si Păng
03010|088|Xã Trung Chải
03013|088|Xã Tả Phìn
03016|088|Phường Hàm Rồng
03019|088|Xã Hoàng Liên
03022|088|Xã Thanh Bình
03028|088|Phường Cầu Mây
03037|088|Xã Mường Hoa
03040|088|Xã Tả Van
03043|088|Xã Mường Bo
03046|088|Xã Bản Hồ
03052|088|Xã Liên Minh
03055|089|Thị trấn Khánh Yên
03061|089|Xã Võ Lao
03064|089|Xã Sơn Thủy
03067|089|Xã Nậm Mả
03070|089|Xã Tân Thượng
03073|089|Xã Nậm Rạng
03076|089|Xã Nậm Chầy
03079|089|Xã Tân An
03082|089|Xã Khánh Yên Thượng
03085|089|Xã Nậm Xé
03088|089|Xã Dần Thàng
03091|089|Xã Chiềng Ken
03094|089|Xã Làng Giàng
03097|089|Xã Hòa Mạc
03100|089|Xã Khánh Yên Trung
03103|089|Xã Khánh Yên Hạ
03106|089|Xã Dương Quỳ
03109|089|Xã Nậm Tha
03112|089|Xã Minh Lương
03115|089|Xã Thẩm Dương
03118|089|Xã Liêm Phú
03121|089|Xã Nậm Xây
03124|094|Phường Noong Bua
03127|094|Phường Him Lam
03130|094|Phường Thanh Bình
03133|094|Phường Tân Thanh
03136|094|Phường Mường Thanh
03139|094|Phường Nam Thanh
03142|094|Phường Thanh Trường
03145|094|Xã Thanh Minh
03316|094|Xã Nà Tấu
03317|094|Xã Nà Nhạn
03325|094|Xã Mường Phăng
03326|094|Xã Pá Khoang
03148|095|Phường Sông Đà
03151|095|Phường Na Lay
03184|095|Xã Lay Nưa
03154|096|Xã Sín Thầu
03155|096|Xã Sen Thượng
03157|096|Xã Chung Chải
03158|096|Xã Leng Su Sìn
03159|096|Xã Pá Mỳ
03160|096|Xã Mường Nhé
03161|096|Xã Nậm Vì
03162|096|Xã Nậm Kè
03163|096|Xã Mường Toong
03164|096|Xã Quảng Lâm
03177|096|Xã Huổi Lếnh
03172|097|Thị trấn Mường Chà
03178|097|Xã Xá Tổng
03181|097|Xã Mường Tùng
03190|097|Xã Hừa Ngài
03191|097|Xã Huổi Mí
03193|097|Xã Pa Ham
03194|097|Xã Nậm Nèn
03196|097|Xã Huổi Lèng
03197|097|Xã Sa Lông
03200|097|Xã Ma Thì Hồ
03201|097|Xã Na Sang
03202|097|Xã Mường Mươn
03217|098|Thị trấn Tủa Chùa
03220|098|Xã Huổi Só
03223|098|Xã Xín Chải
03226|098|Xã Tả Sìn Thàng
03229|098|Xã Lao Xả Phình
03232|098|Xã Tả Phìn
03235|098|Xã Tủa Thàng
03238|098|Xã Trung Thu
03241|098|Xã Sính Phình
03244|098|Xã Sáng Nhè
03247|098|Xã Mường Đun
03250|098|Xã Mường Báng
03253|099|Thị trấn Tuần Giáo
03259|099|Xã Phình Sáng
03260|099|Xã Rạng Đông
03262|099|Xã Mùn Chung
03263|099|Xã Nà Tòng
03265|099|Xã Ta Ma
03268|099|Xã Mường Mùn
03269|099|Xã Pú Xi
03271|099|Xã Pú Nhung
03274|099|Xã Quài Nưa
03277|099|Xã Mường Thín
03280|099|Xã Tỏa Tình
03283|099|Xã Nà Sáy
03284|099|Xã Mường Khong
03289|099|Xã Quài Cang
03295|099|Xã Quài Tở
03298|099|Xã Chiềng Sinh
03299|099|Xã Chiềng Đông
03304|099|Xã Tênh Phông
03319|100|Xã Mường Pồn
03322|100|Xã Thanh Nưa
03323|100|Xã Hua Thanh
03328|100|Xã Thanh Luông
03331|100|Xã Thanh Hưng
03334|100|Xã Thanh Xương
03337|100|Xã Thanh Chăn
03340|100|Xã Pa Thơm
03343|100|Xã Thanh An
03346|100|Xã Thanh Yên
03349|100|Xã Noong Luống
03352|100|Xã Noọng Hẹt
03355|100|Xã Sam Mứn
03356|100|Xã Pom Lót
03358|100|Xã Núa Ngam
03359|100|Xã Hẹ Muông
03361|100|Xã Na Ư
03364|100|Xã Mường Nhà
03365|100|Xã Na Tông
03367|100|Xã Mường Lói
03368|100|Xã Phu Luông
03203|101|Thị trấn Điện Biên Đông
03205|101|Xã Na Son
03208|101|Xã Phì Nhừ
03211|101|Xã Chiềng Sơ
03214|101|Xã Mường Luân
03370|101|Xã Pú Nhi
03371|101|Xã Nong U
03373|101|Xã Xa Dung
03376|101|Xã Keo Lôm
03379|101|Xã Luân Giới
03382|101|Xã Phình Giàng
03383|101|Xã Pú Hồng
03384|101|Xã Tìa Dình
03385|101|Xã Háng Lìa
03256|102|Thị trấn Mường Ảng
03286|102|Xã Mường Đăng
03287|102|Xã Ngối Cáy
03292|102|Xã Ẳng Tở
03301|102|Xã Búng Lao
03302|102|Xã Xuân Lao
03307|102|Xã Ẳng Nưa
03310|102|Xã Ẳng Cang
03312|102|Xã Nặm Lịch
03313|102|Xã Mường Lạn
03156|103|Xã Nậm Tin
03165|103|Xã Pa Tần
03166|103|Xã Chà Cang
03167|103|Xã Na Cô Sa
03168|103|Xã Nà Khoa
03169|103|Xã Nà Hỳ
03170|103|Xã Nà Bủng
03171|103|Xã Nậm Nhừ
03173|103|Xã Nậm Chua
03174|103|Xã Nậm Khăn
03175|103|Xã Chà Tở
03176|103|Xã Vàng Đán
03187|103|Xã Chà Nưa
03198|103|Xã Phìn Hồ
03199|103|Xã Si Pa Phìn
03386|105|Phường Quyết Thắng
03387|105|Phường Tân Phong
03388|105|Phường Quyết Tiến
03389|105|Phường Đoàn Kết
03403|105|Xã Sùng Phài
03408|105|Phường Đông Phong
03409|105|Xã San Thàng
03390|106|Thị trấn Tam Đường
03394|106|Xã Thèn Sin
03400|106|Xã Tả Lèng
03405|106|Xã Giang Ma
03406|106|Xã Hồ Thầu
03412|106|Xã Bình Lư
03413|106|Xã Sơn Bình
03415|106|Xã Nùng Nàng
03418|106|Xã Bản Giang
03421|106|Xã Bản Hon
03424|106|Xã Bản Bo
03427|106|Xã Nà Tăm
03430|106|Xã Khun Há
03433|107|Thị trấn Mường Tè
03436|107|Xã Thu Lũm
03439|107|Xã Ka Lăng
03440|107|Xã Tá Bạ
03442|107|Xã Pa ủ
03445|107|Xã Mường Tè
03448|107|Xã Pa Vệ Sử
03451|107|Xã Mù Cả
03454|107|Xã Bum Tở
03457|107|Xã Nậm Khao
03463|107|Xã Tà Tổng
03466|107|Xã Bum Nưa
03467|107|Xã Vàng San
03469|107|Xã Kan Hồ
03478|108|Thị trấn Sìn Hồ
03487|108|Xã Chăn Nưa
03493|108|Xã Pa Tần
03496|108|Xã Phìn Hồ
03499|108|Xã Hồng Thu
03505|108|Xã Phăng Sô Lin
03508|108|Xã Ma Quai
03509|108|Xã Lùng Thàng
03511|108|Xã Tả Phìn
03514|108|Xã Sà Dề Phìn
03517|108|Xã Nậm Tăm
03520|108|Xã Tả Ngảo
03523|108|Xã Pu Sam Cáp
03526|108|Xã Nậm Cha
03527|108|Xã Pa Khóa
03529|108|Xã Làng Mô
03532|108|Xã Noong Hẻo
03535|108|Xã Nậm Mạ
03538|108|Xã Căn Co
03541|108|Xã Tủa Sín Chải
03544|108|Xã Nậm Cuổi
03547|108|Xã Nậm Hăn
03391|109|Xã Lả Nhì Thàng
03490|109|Xã Huổi Luông
03549|109|Thị trấn Phong Thổ
03550|109|Xã Sì Lở Lầu
03553|109|Xã Mồ Sì San
03559|109|Xã Pa Vây Sử
03562|109|Xã Vàng Ma Chải
03565|109|Xã Tông Qua Lìn
03568|109|Xã Mù Sang
03571|109|Xã Dào San
03574|109|Xã Ma Ly Pho
03577|109|Xã Bản Lang
03580|109|Xã Hoang Thèn
03583|109|Xã Khổng Lào
03586|109|Xã Nậm Xe
03589|109|Xã Mường So
03592|109|Xã Sin Suối Hồ
03595|110|Thị trấn Than Uyên
03618|110|Xã Phúc Than
03619|110|Xã Mường Than
03625|110|Xã Mường Mít
03628|110|Xã Pha Mu
03631|110|Xã Mường Cang
03632|110|Xã Hua Nà
03634|110|Xã Tà Hừa
03637|110|Xã Mường Kim
03638|110|Xã Tà Mung
03640|110|Xã Tà Gia
03643|110|Xã Khoen On
03598|111|Thị trấn Tân Uyên
03601|111|Xã Mường Khoa
03602|111|Xã Phúc Khoa
03604|111|Xã Thân Thuộc
03605|111|Xã Trung Đồng
03607|111|Xã Hố Mít
03610|111|Xã Nậm Cần
03613|111|Xã Nậm Sỏ
03616|111|Xã Pắc Ta
03622|111|Xã Tà Mít
03434|112|Thị trấn Nậm Nhùn
03460|112|Xã Hua Bun
03472|112|Xã Mường Mô
03473|112|Xã Nậm Chà
03474|112|Xã Nậm Manh
03475|112|Xã Nậm Hàng
03481|112|Xã Lê Lợi
03484|112|Xã Pú Đao
03488|112|Xã Nậm Pì
03502|112|Xã Nậm Ban
03503|112|Xã Trung Chải
03646|116|Phường Chiềng Lề
03649|116|Phường Tô Hiệu
03652|116|Phường Quyết Thắng
03655|116|Phường Quyết Tâm
03658|116|Xã Chiềng Cọ
03661|116|Xã Chiềng Đen
03664|116|Xã Chiềng Xôm
03667|116|Phường Chiềng An
03670|116|Phường Chiềng Cơi
03673|116|Xã Chiềng Ngần
03676|116|Xã Hua La
03679|116|Phường Chiềng Sinh
03682|118|Xã Mường Chiên
03685|118|Xã Cà Nàng
03688|118|Xã Chiềng Khay
03694|118|Xã Mường Giôn
03697|118|Xã Pá Ma Pha Khinh
03700|118|Xã Chiềng Ơn
03703|118|Thị trấn Mường Giàng
03706|118|Xã Chiềng Bằng
03709|118|Xã Mường Sại
03712|118|Xã Nậm ét
03718|118|Xã Chiềng Khoang
03721|119|Thị trấn Thuận Châu
03724|119|Xã Phổng Lái
03727|119|Xã Mường é
03730|119|Xã Chiềng Pha
03733|119|Xã Chiềng La
03736|119|Xã Chiềng Ngàm
03739|119|Xã Liệp Tè
03742|119|Xã é Tòng
03745|119|Xã Phổng Lập
03748|119|Xã Phổng Ly
03754|119|Xã Noong Lay
03757|119|Xã Mường Khiêng
03760|119|Xã Mường Bám
03763|119|Xã Long Hẹ
03766|119|Xã Chiềng Bôm
03769|119|Xã Thôm Mòn
03772|119|Xã Tông Lạnh
03775|119|Xã Tông Cọ
03778|119|Xã Bó Mười
03781|119|Xã Co Mạ
03784|119|Xã Púng Tra
03787|119|Xã Chiềng Pấc
03790|119|Xã Nậm Lầu
03793|119|Xã Bon Phặng
03796|119|Xã Co Tòng
03799|119|Xã Muổi Nọi
03802|119|Xã Pá Lông
03805|119|Xã Bản Lầm
03808|120|Thị trấn Ít Ong
03811|120|Xã Nậm Giôn
03814|120|Xã Chiềng Lao
03817|120|Xã Hua Trai
03820|120|Xã Ngọc Chiến
03823|120|Xã Mường Trai
03826|120|Xã Nậm Păm
03829|120|Xã Chiềng Muôn
03832|120|Xã Chiềng Ân
03835|120|Xã Pi Toong
03838|120|Xã Chiềng Công
03841|120|Xã Tạ Bú
03844|120|Xã Chiềng San
03847|120|Xã Mường Bú
03850|120|Xã Chiềng Hoa
03853|120|Xã Mường Chùm
03856|121|Thị trấn Bắc Yên
03859|121|Xã Phiêng Ban
03862|121|Xã Hang Chú
03865|121|Xã Xím Vàng
03868|121|Xã Tà Xùa
03869|121|Xã Háng Đồng
03871|121|Xã Pắc Ngà
03874|121|Xã Làng Chếu
03877|121|Xã Chim Vàn
03880|121|Xã Mường Khoa
03883|121|Xã Song Pe
03886|121|Xã Hồng Ngài
03889|121|Xã Tạ Khoa
03890|121|Xã Hua Nhàn
03892|121|Xã Phiêng Côn
03895|121|Xã Chiềng Sại
03901|122|Xã Suối Tọ
03904|122|Xã Mường Thải
03907|122|Xã Mường Cơi
03910|122|Thị trấn Quang Huy
03916|122|Xã Huy Thượng
03919|122|Xã Tân Lang
03922|122|Xã Gia Phù
03925|122|Xã Tường Phù
03928|122|Xã Huy Hạ
03931|122|Xã Huy Tân
03934|122|Xã Mường Lang
03937|122|Xã Suối Bau
03940|122|Xã Huy Tường
03943|122|Xã Mường Do
03946|122|Xã Sập Xa
03949|122|Xã Tường Thượng
03952|122|Xã Tường Tiến
03955|122|Xã Tường Phong
03958|122|Xã Tường Hạ
03961|122|Xã Kim Bon
03964|122|Xã Mường Bang
03967|122|Xã Đá Đỏ
03970|122|Xã Tân Phong
03973|122|Xã Nam Phong
03976|122|Xã Bắc Phong
03979|123|Phường Mộc Sơn
03980|123|Phường Mộc Lỵ
03982|123|Phường Thảo Nguyên
03983|123|Phường Bình Minh
03984|123|Phường Cờ Đỏ
03985|123|Xã Chiềng Sơn
03997|123|Xã Tân Yên
04000|123|Xã Đoàn Kết
04012|123|Xã Chiềng Hắc
04015|123|Xã Chiềng Chung
04024|123|Xã Chiềng Khừa
04027|123|Phường Mường Sang
04030|123|Phường Đông Sang
04033|123|Phường Vân Sơn
04045|123|Xã Lóng Sập
04063|124|Xã Chiềng Đông
04066|124|Xã Sặp Vạt
04069|124|Xã Chiềng Sàng
04072|124|Xã Chiềng Pằn
04075|124|Thị trấn Yên Châu
04078|124|Xã Chiềng Hặc
04081|124|Xã Mường Lựm
04084|124|Xã Chiềng On
04087|124|Xã Yên Sơn
04090|124|Xã Chiềng Khoi
04093|124|Xã Tú Nang
04096|124|Xã Lóng Phiêng
04099|124|Xã Phiêng Khoài
04102|124|Xã Chiềng Tương
04105|125|Thị trấn Hát Lót
04108|125|Xã Chiềng Sung
04111|125|Xã Mường Bằng
04114|125|Xã Chiềng Chăn
04117|125|Xã Mường Chanh
04120|125|Xã Chiềng Ban
04123|125|Xã Chiềng Mung
04126|125|Xã Mường Bon
04129|125|Xã Chiềng Chung
04132|125|Xã Chiềng Mai
04135|125|Xã Hát Lót
04136|125|Xã Nà Bó
04138|125|Xã Cò Nòi
04141|125|Xã Chiềng Nơi
04144|125|Xã Phiêng Cằm
04147|125|Xã Chiềng Dong
04150|125|Xã Chiềng Kheo
04153|125|Xã Chiềng Ve
04156|125|Xã Chiềng Lương
04159|125|Xã Phiêng Pằn
04162|125|Xã Nà Ơt
04165|125|Xã Tà Hộc
04168|126|Thị trấn Sông Mã
04171|126|Xã Bó Sinh
04174|126|Xã Pú Pẩu
04177|126|Xã Chiềng Phung
04180|126|Xã Chiềng En
04183|126|Xã Mường Lầm
04186|126|Xã Nậm Ty
04189|126|Xã Đứa Mòn
04192|126|Xã Yên Hưng
04195|126|Xã Chiềng Sơ
04198|126|Xã Nà Nghịu
04201|126|Xã Nậm Mằn
04204|126|Xã Chiềng Khoong
04207|126|Xã Chiềng Cang
04210|126|Xã Huổi Một
04213|126|Xã Mường Sai
04216|126|Xã Mường Cai
04219|126|Xã Mường Hung
04222|126|Xã Chiềng Khương
04225|127|Xã Sam Kha
04228|127|Xã Púng Bánh
04231|127|Xã Sốp Cộp
04234|127|Xã Dồm Cang
04237|127|Xã Nậm Lạnh
04240|127|Xã Mường Lèo
04243|127|Xã Mường Và
04246|127|Xã Mường Lạn
03994|128|Xã Suối Bàng
04006|128|Xã Song Khủa
04009|128|Xã Liên Hòa
04018|128|Xã Tô Múa
04021|128|Xã Mường Tè
04036|128|Xã Chiềng Khoa
04039|128|Xã Mường Men
04042|128|Xã Quang Minh
04048|128|Xã Vân Hồ
04051|128|Xã Lóng Luông
04054|128|Xã Chiềng Yên
04056|128|Xã Chiềng Xuân
04057|128|Xã Xuân Nha
04058|128|Xã Tân Xuân
04249|132|Phường Yên Thịnh
04252|132|Phường Yên Ninh
04255|132|Phường Minh Tân
04258|132|Phường Nguyễn Thái Học
04261|132|Phường Đồng Tâm
04264|132|Phường Hồng Hà
04270|132|Xã Minh Bảo
04273|132|Phường Nam Cường
04276|132|Xã Tuy Lộc
04279|132|Xã Tân Thịnh
04540|132|Xã Âu Lâu
04543|132|Xã Giới Phiên
04546|132|Phường Hợp Minh
04558|132|Xã Văn Phú
04282|133|Phường Pú Trạng
04285|133|Phường Trung Tâm
04288|133|Phường Tân An
04291|133|Phường Cầu Thia
04294|133|Xã Nghĩa Lợi
04297|133|Xã Nghĩa Phúc
04300|133|Xã Nghĩa An
04624|133|Xã Nghĩa Lộ
04660|133|Xã Sơn A
04663|133|Xã Phù Nham
04675|133|Xã Thanh Lương
04678|133|Xã Hạnh Sơn
04681|133|Xã Phúc Sơn
04684|133|Xã Thạch Lương
04303|135|Thị trấn Yên Thế
04306|135|Xã Tân Phượng
04309|135|Xã Lâm Thượng
04312|135|Xã Khánh Thiện
04315|135|Xã Minh Chuẩn
04318|135|Xã Mai Sơn
04321|135|Xã Khai Trung
04324|135|Xã Mường Lai
04327|135|Xã An Lạc
04330|135|Xã Minh Xuân
04333|135|Xã Tô Mậu
04336|135|Xã Tân Lĩnh
04339|135|Xã Yên Thắng
04342|135|Xã Khánh Hòa
04345|135|Xã Vĩnh Lạc
04348|135|Xã Liễu Đô
04351|135|Xã Động Quan
04354|135|Xã Tân Lập
04357|135|Xã Minh Tiến
04360|135|Xã Trúc Lâu
04363|135|Xã Phúc Lợi
04366|135|Xã Phan Thanh
04369|135|Xã An Phú
04372|135|Xã Trung Tâm
04375|136|Thị trấn Mậu A
04378|136|Xã Lang Thíp
04381|136|Xã Lâm Giang
04384|136|Xã Châu Quế Thượng
04387|136|Xã Châu Quế Hạ
04390|136|Xã An Bình
04393|136|Xã Quang Minh
04396|136|Xã Đông An
04399|136|Xã Đông Cuông
04402|136|Xã Phong Dụ Hạ
04405|136|Xã Mậu Đông
04408|136|Xã Ngòi A
04411|136|Xã Xuân Tầm
04414|136|Xã Tân Hợp
04417|136|Xã An Thịnh
04420|136|Xã Yên Thái
04423|136|Xã Phong Dụ Thượng
04426|136|Xã Yên Hợp
04429|136|Xã Đại Sơn
04435|136|Xã Đại Phác
04438|136|Xã Yên Phú
04441|136|Xã Xuân Ái
04447|136|Xã Viễn Sơn
04450|136|Xã Mỏ Vàng
04453|136|Xã Nà Hẩu
04456|137|Thị trấn Mù Căng Chải
04459|137|Xã Hồ Bốn
04462|137|Xã Nậm Có
04465|137|Xã Khao Mang
04468|137|Xã Mồ Dề
04471|137|Xã Chế Cu Nha
04474|137|Xã Lao Chải
04477|137|Xã Kim Nọi
04480|137|Xã Cao Phạ
04483|137|Xã La Pán Tẩn
04486|137|Xã Dế Su Phình
04489|137|Xã Chế Tạo
04492|137|Xã Púng Luông
04495|137|Xã Nậm Khắt
04498|138|Thị trấn Cổ Phúc
04501|138|Xã Tân Đồng
04504|138|Xã Báo Đáp
04510|138|Xã Thành Thịnh
04513|138|Xã Hòa Cuông
04516|138|Xã Minh Quán
04519|138|Xã Quy Mông
04522|138|Xã Cường Thịnh
04525|138|Xã Kiên Thành
04531|138|Xã Y Can
04537|138|Xã Lương Thịnh
04564|138|Xã Việt Cường
04567|138|Xã Minh Quân
04570|138|Xã Hồng Ca
04573|138|Xã Hưng Thịnh
04576|138|Xã Hưng Khánh
04579|138|Xã Việt Hồng
04582|138|Xã Vân Hội
04585|139|Thị trấn Trạm Tấu
04588|139|Xã Túc Đán
04591|139|Xã Pá Lau
04594|139|Xã Xà Hồ
04597|139|Xã Phình Hồ
04600|139|Xã Trạm Tấu
04603|139|Xã Tà Si Láng
04606|139|Xã Pá Hu
04609|139|Xã Làng Nhì
04612|139|Xã Bản Công
04615|139|Xã Bản Mù
04618|139|Xã Hát Lìu
04621|140|Thị trấn NT Liên Sơn
04627|140|Thị trấn NT Trần Phú
04630|140|Xã Tú Lệ
04633|140|Xã Nậm Búng
04636|140|Xã Gia Hội
04639|140|Xã Sùng Đô
04642|140|Xã Nậm Mười
04645|140|Xã An Lương
04648|140|Xã Nậm Lành
04651|140|Xã Sơn Lương
04654|140|Xã Suối Quyền
04657|140|Xã Suối Giàng
04666|140|Xã Nghĩa Sơn
04669|140|Xã Suối Bu
04672|140|Thị trấn Sơn Thịnh
04687|140|Xã Đại Lịch
04690|140|Xã Đồng Khê
04693|140|Xã Cát Thịnh
04696|140|Xã Tân Thịnh
04699|140|Xã Chấn Thịnh
04702|140|Xã Bình Thuận
04705|140|Xã Thượng Bằng La
04708|140|Xã Minh An
04711|140|Xã Nghĩa Tâm
04714|141|Thị trấn Yên Bình
04717|141|Thị trấn Thác Bà
04720|141|Xã Xuân Long
04726|141|Xã Cảm Nhân
04729|141|Xã Ngọc Chấn
04732|141|Xã Tân Nguyên
04735|141|Xã Phúc Ninh
04738|141|Xã Bảo Ái
04741|141|Xã Mỹ Gia
04744|141|Xã Xuân Lai
04747|141|Xã Mông Sơn
04750|141|Xã Cảm Ân
04753|141|Xã Yên Thành
04756|141|Xã Tân Hương
04759|141|Xã Phúc An
04762|141|Xã Bạch Hà
04765|141|Xã Vũ Linh
04768|141|Xã Đại Đồng
04771|141|Xã Vĩnh Kiên
04777|141|Xã Thịnh Hưng
04780|141|Xã Hán Đà
04783|141|Xã Phú Thịnh
04786|141|Xã Đại Minh
04789|148|Phường Thái Bình
04792|148|Phường Tân Hòa
04795|148|Phường Thịnh Lang
04798|148|Phường Hữu Nghị
04801|148|Phường Tân Thịnh
04804|148|Phường Đồng Tiến
04807|148|Phường Phương Lâm
04813|148|Xã Yên Mông
04816|148|Phường Quỳnh Lâm
04819|148|Phường Dân Chủ
04825|148|Xã Hòa Bình
04828|148|Phường Thống Nhất
04894|148|Phường Kỳ Sơn
04897|148|Xã Thịnh Minh
04903|148|Xã Hợp Thành
04906|148|Xã Quang Tiến
04912|148|Xã Mông Hóa
04918|148|Phường Trung Minh
04921|148|Xã Độc Lập
04831|150|Thị trấn Đà Bắc
04834|150|Xã Nánh Nghê
04840|150|Xã Giáp Đắt
04846|150|Xã Mường Chiềng
04849|150|Xã Tân Pheo
04852|150|Xã Đồng Chum
04855|150|Xã Tân Minh
04858|150|Xã Đoàn Kết
04861|150|Xã Đồng Ruộng
04867|150|Xã Tú Lý
04870|150|Xã Trung Thành
04873|150|Xã Yên Hòa
04876|150|Xã Cao Sơn
04879|150|Xã Toàn Sơn
04885|150|Xã Hiền Lương
04888|150|Xã Tiền Phong
04891|150|Xã Vầy Nưa
04924|152|Thị trấn Lương Sơn
04942|152|Xã Lâm Sơn
04945|152|Xã Hòa Sơn
04951|152|Xã Tân Vinh
04954|152|Xã Nhuận Trạch
04957|152|Xã Cao Sơn
04960|152|Xã Cư Yên
04969|152|Xã Liên Sơn
05008|152|Xã Cao Dương
05041|152|Xã Thanh Sơn
05047|152|Xã Thanh Cao
04978|153|Thị trấn Bo
04984|153|Xã Đú Sáng
04987|153|Xã Hùng Sơn
04990|153|Xã Bình Sơn
04999|153|Xã Tú Sơn
05005|153|Xã Vĩnh Tiến
05014|153|Xã Đông Bắc
05017|153|Xã Xuân Thủy
05026|153|Xã Vĩnh Đồng
05035|153|Xã Kim Lập
05038|153|Xã Hợp Tiến
05065|153|Xã Kim Bôi
05068|153|Xã Nam Thượng
05077|153|Xã Cuối Hạ
05080|153|Xã Sào Báy
05083|153|Xã Mi Hòa
05086|153|Xã Nuông Dăm
05089|154|Thị trấn Cao Phong
05092|154|Xã Bình Thanh
05095|154|Xã Thung Nai
05098|154|Xã Bắc Phong
05101|154|Xã Thu Phong
05104|154|Xã Hợp Phong
05110|154|Xã Tây Phong
05116|154|Xã Dũng Phong
05119|154|Xã Nam Phong
05125|154|Xã Thạch Yên
05128|155|Thị trấn Mãn Đức
05134|155|Xã Suối Hoa
05137|155|Xã Phú Vinh
05140|155|Xã Phú Cường
05143|155|Xã Mỹ Hòa
05152|155|Xã Quyết Chiến
05158|155|Xã Phong Phú
05164|155|Xã Tử Nê
05167|155|Xã Thanh Hối
05170|155|Xã Ngọc Mỹ
05173|155|Xã Đông Lai
05176|155|Xã Vân Sơn
05182|155|Xã Nhân Mỹ
05191|155|Xã Lỗ Sơn
05194|155|Xã Ngổ Luông
05197|155|Xã Gia Mô
04882|156|Xã Tân Thành
05200|156|Thị trấn Mai Châu
05206|156|Xã Sơn Thủy
05209|156|Xã Pà Cò
05212|156|Xã Hang Kia
05221|156|Xã Đồng Tân
05224|156|Xã Cun Pheo
05227|156|Xã Bao La
05233|156|Xã Tòng Đậu
05242|156|Xã Nà Phòn
05245|156|Xã Săm Khóe
05248|156|Xã Chiềng Châu
05251|156|Xã Mai Hạ
05254|156|Xã Thành Sơn
05257|156|Xã Mai Hịch
05263|156|Xã Vạn Mai
05266|157|Thị trấn Vụ Bản
05269|157|Xã Quý Hòa
05272|157|Xã Miền Đồi
05275|157|Xã Mỹ Thành
05278|157|Xã Tuân Đạo
05281|157|Xã Văn Nghĩa
05284|157|Xã Văn Sơn
05287|157|Xã Tân Lập
05290|157|Xã Nhân Nghĩa
05293|157|Xã Thượng Cốc
05299|157|Xã Quyết Thắng
05302|157|Xã Xuất Hóa
05305|157|Xã Yên Phú
05308|157|Xã Bình Hẻm
05320|157|Xã Định Cư
05323|157|Xã Chí Đạo
05329|157|Xã Ngọc Sơn
05332|157|Xã Hương Nhượng
05335|157|Xã Vũ Bình
05338|157|Xã Tự Do
05341|157|Xã Yên Nghiệp
05344|157|Xã Tân Mỹ
05347|157|Xã Ân Nghĩa
05350|157|Xã Ngọc Lâu
05353|158|Thị trấn Hàng Trạm
05356|158|Xã Lạc Sỹ
05362|158|Xã Lạc Lương
05365|158|Xã Bảo Hiệu
05368|158|Xã Đa Phúc
05371|158|Xã Hữu Lợi
05374|158|Xã Lạc Thịnh
05380|158|Xã Đoàn Kết
05383|158|Xã Phú Lai
05386|158|Xã Yên Trị
05389|158|Xã Ngọc Lương
04981|159|Thị trấn Ba Hàng Đồi
05392|159|Thị trấn Chi Nê
05395|159|Xã Phú Nghĩa
05398|159|Xã Phú Thành
05404|159|Xã Hưng Thi
05413|159|Xã Khoan Dụ
05419|159|Xã Đồng Tâm
05422|159|Xã Yên Bồng
05425|159|Xã Thống Nhất
05428|159|Xã An Bình
05431|164|Phường Quán Triều
05434|164|Phường Quang Vinh
05437|164|Phường Túc Duyên
05440|164|Phường Hoàng Văn Thụ
05443|164|Phường Trưng Vương
05446|164|Phường Quang Trung
05449|164|Phường Phan Đình Phùng
05452|164|Phường Tân Thịnh
05455|164|Phường Thịnh Đán
05458|164|Phường Đồng Quang
05461|164|Phường Gia Sàng
05464|164|Phường Tân Lập
05467|164|Phường Cam Giá
05470|164|Phường Phú Xá
05473|164|Phường Hương Sơn
05476|164|Phường Trung Thành
05479|164|Phường Tân Thành
05482|164|Phường Tân Long
05485|164|Xã Phúc Hà
05488|164|Xã Phúc Xuân
05491|164|Xã Quyết Thắng
05494|164|Xã Phúc Trìu
05497|164|Xã Thịnh Đức
05500|164|Phường Tích Lương
05503|164|Xã Tân Cương
05653|164|Xã Sơn Cẩm
05659|164|Phường Chùa Hang
05695|164|Xã Cao Ngạn
05701|164|Xã Linh Sơn
05710|164|Phường Đồng Bẩm
05713|164|Xã Huống Thượng
05914|164|Xã Đồng Liên
05506|165|Phường Lương Sơn
05509|165|Phường Châu Sơn
05512|165|Phường Mỏ Chè
05515|165|Phường Cải Đan
05518|165|Phường Thắng Lợi
05521|165|Phường Phố Cò
05527|165|Xã Tân Quang
05528|165|Phường Bách Quang
05530|165|Xã Bình Sơn
05533|165|Xã Bá Xuyên
05539|167|Xã Linh Thông
05542|167|Xã Lam Vỹ
05545|167|Xã Quy Kỳ
05548|167|Xã Tân Thịnh
05551|167|Xã Kim Phượng
05554|167|Xã Bảo Linh
05560|167|Xã Phúc Chu
05563|167|Xã Tân Dương
05566|167|Xã Phượng Tiến
05569|167|Thị trấn Chợ Chu
05572|167|Xã Đồng Thịnh
05575|167|Xã Định Biên
05578|167|Xã Thanh Định
05581|167|Xã Trung Hội
05584|167|Xã Trung Lương
05587|167|Xã Bình Yên
05590|167|Xã Điềm Mặc
05593|167|Xã Phú Tiến
05596|167|Xã Bộc Nhiêu
05599|167|Xã Sơn Phú
05602|167|Xã Phú Đình
05605|167|Xã Bình Thành
05611|168|Thị trấn Đu
05614|168|Xã Yên Ninh
05617|168|Xã Yên Trạch
05620|168|Xã Yên Đổ
05623|168|Xã Yên Lạc
05626|168|Xã Ôn Lương
05629|168|Xã Động Đạt
05632|168|Xã Phủ Lý
05635|168|Xã Phú Đô
05638|168|Xã Hợp Thành
05641|168|Xã Tức Tranh
05644|168|Thị trấn Giang Tiên
05647|168|Xã Vô Tranh
05650|168|Xã Cổ Lũng
05656|169|Thị trấn Sông Cầu
05662|169|Thị trấn Trại Cau
05665|169|Xã Văn Lăng
05668|169|Xã Tân Long
05671|169|Xã Hòa Bình
05674|169|Xã Quang Sơn
05677|169|Xã Minh Lập
05680|169|Xã Văn Hán
05683|169|Xã Hóa Trung
05686|169|Xã Khe Mo
05689|169|Xã Cây Thị
05692|169|Thị trấn Hóa Thượng
05698|169|Xã Hợp Tiến
05707|169|Xã Nam Hòa
05716|170|Thị trấn Đình Cả
05719|170|Xã Sảng Mộc
05722|170|Xã Nghinh Tường
05725|170|Xã Thần Xa
05728|170|Xã Vũ Chấn
05731|170|Xã Thượng Nung
05734|170|Xã Phú Thượng
05737|170|Xã Cúc Đường
05740|170|Xã La Hiên
05743|170|Xã Lâu Thượng
05746|170|Xã Tràng Xá
05749|170|Xã Phương Giao
05752|170|Xã Liên Minh
05755|170|Xã Dân Tiến
05758|170|Xã Bình Long
05761|171|Thị trấn Hùng Sơn
05767|171|Xã Phúc Lương
05770|171|Xã Minh Tiến
05773|171|Xã Yên Lãng
05776|171|Xã Đức Lương
05779|171|Xã Phú Cường
05785|171|Xã Phú Lạc
05788|171|Xã Tân Linh
05791|171|Xã Phú Thịnh
05794|171|Xã Phục Linh
05797|171|Xã Phú Xuyên
05800|171|Xã Bản Ngoại
05803|171|Xã Tiên Hội
05809|171|Xã Cù Vân
05812|171|Xã Hà Thượng
05815|171|Xã La Bằng
05818|171|Xã Hoàng Nông
05821|171|Xã Khôi Kỳ
05824|171|Xã An Khánh
05827|171|Xã Tân Thái
05830|171|Xã Bình Thuận
05833|171|Xã Lục Ba
05836|171|Xã Mỹ Yên
05842|171|Xã Văn Yên
05845|171|Xã Vạn Phú
05848|171|Xã Cát Nê
05851|171|Thị trấn Quân Chu
05854|172|Phường Bãi Bông
05857|172|Phường Bắc Sơn
05860|172|Phường Ba Hàng
05863|172|Xã Phúc Tân
05866|172|Xã Phúc Thuận
05869|172|Phường Hồng Tiến
05872|172|Xã Minh Đức
05875|172|Phường Đắc Sơn
05878|172|Phường Đồng Tiến
05881|172|Xã Thành Công
05884|172|Phường Tiên Phong
05887|172|Xã Vạn Phái
05890|172|Phường Nam Tiến
05893|172|Phường Tân Hương
05896|172|Phường Đông Cao
05899|172|Phường Trung Thành
05902|172|Phường Tân Phú
05905|172|Phường Thuận Thành
05908|173|Thị trấn Hương Sơn
05911|173|Xã Bàn Đạt
05917|173|Xã Tân Khánh
05920|173|Xã Tân Kim
05923|173|Xã Tân Thành
05926|173|Xã Đào Xá
05929|173|Xã Bảo Lý
05932|173|Xã Thượng Đình
05935|173|Xã Tân Hòa
05938|173|Xã Nhã Lộng
05941|173|Xã Điềm Thụy
05944|173|Xã Xuân Phương
05947|173|Xã Tân Đức
05950|173|Xã Úc Kỳ
05953|173|Xã Lương Phú
05956|173|Xã Nga My
05959|173|Xã Kha Sơn
05962|173|Xã Thanh Ninh
05965|173|Xã Dương Thành
05968|173|Xã Hà Châu
05992|178|Xã Mai Pha
05971|178|Phường Hoàng Văn Thụ
05974|178|Phường Tam Thanh
05977|178|Phường Vĩnh Trại
05980|178|Phường Đông Kinh
05983|178|Phường Chi Lăng
05986|178|Xã Hoàng Đồng
05989|178|Xã Quảng Lạc
05998|180|Xã Khánh Long
06001|180|Xã Đoàn Kết
06004|180|Xã Quốc Khánh
06010|180|Xã Cao Minh
06013|180|Xã Chí Minh
06016|180|Xã Tri Phương
06019|180|Xã Tân Tiến
06022|180|Xã Tân Yên
06025|180|Xã Đội Cấn
06028|180|Xã Tân Minh
06031|180|Xã Kim Đồng
06034|180|Xã Chi Lăng
06037|180|Xã Trung Thành
06040|180|Thị trấn Thất Khê
06043|180|Xã Đào Viên
06046|180|Xã Đề Thám
06049|180|Xã Kháng Chiến
06055|180|Xã Hùng Sơn
06058|180|Xã Quốc Việt
06061|180|Xã Hùng Việt
06067|181|Xã Hưng Đạo
06070|181|Xã Vĩnh Yên
06073|181|Xã Hoa Thám
06076|181|Xã Quý Hòa
06079|181|Xã Hồng Phong
06082|181|Xã Yên Lỗ
06085|181|Xã Thiện Hòa
06088|181|Xã Quang Trung
06091|181|Xã Thiện Thuật
06094|181|Xã Minh Khai
06097|181|Xã Thiện Long
06100|181|Xã Hoàng Văn Thụ
06103|181|Xã Hòa Bình
06106|181|Xã Mông Ân
06109|181|Xã Tân Hòa
06112|181|Thị trấn Bình Gia
06115|181|Xã Hồng Thái
06118|181|Xã Bình La
06121|181|Xã Tân Văn
06124|182|Thị trấn Na Sầm
06127|182|Xã Trùng Khánh
06133|182|Xã Bắc La
06136|182|Xã Thụy Hùng
06139|182|Xã Bắc Hùng
06142|182|Xã Tân Tác
06148|182|Xã Thanh Long
06151|182|Xã Hội Hoan
06154|182|Xã Bắc Việt
06157|182|Xã Hoàng Việt
06160|182|Xã Gia Miễn
06163|182|Xã Thành Hòa
06166|182|Xã Tân Thanh
06172|182|Xã Tân Mỹ
06175|182|Xã Hồng Thái
06178|182|Xã Hoàng Văn Thụ
06181|182|Xã Nhạc Kỳ
06184|183|Thị trấn Đồng Đăng
06187|183|Thị trấn Cao Lộc
06190|183|Xã Bảo Lâm
06193|183|Xã Thanh Lòa
06196|183|Xã Cao Lâu
06199|183|Xã Thạch Đạn
06202|183|Xã Xuất Lễ
06205|183|Xã Hồng Phong
06208|183|Xã Thụy Hùng
06211|183|Xã Lộc Yên
06214|183|Xã Phú Xá
06217|183|Xã Bình Trung
06220|183|Xã Hải Yến
06223|183|Xã Hòa Cư
06226|183|Xã Hợp Thành
06232|183|Xã Công Sơn
06235|183|Xã Gia Cát
06238|183|Xã Mẫu Sơn
06241|183|Xã Xuân Long
06244|183|Xã Tân Liên
06247|183|Xã Yên Trạch
06250|183|Xã Tân Thành
06253|184|Thị trấn Văn Quan
06256|184|Xã Trấn Ninh
06268|184|Xã Liên Hội
06274|184|Xã Hòa Bình
06277|184|Xã Tú Xuyên
06280|184|Xã Điềm He
06283|184|Xã An Sơn
06286|184|Xã Khánh Khê
06292|184|Xã Lương Năng
06298|184|Xã Bình Phúc
06307|184|Xã Tân Đoàn
06313|184|Xã Tri Lễ
06316|184|Xã Tràng Phái
06319|184|Xã Yên Phúc
06322|184|Xã Hữu Lễ
06325|185|Thị trấn Bắc Sơn
06328|185|Xã Long Đống
06331|185|Xã Vạn Thủy
06337|185|Xã Đồng ý
06340|185|Xã Tân Tri
06343|185|Xã Bắc Quỳnh
06349|185|Xã Hưng Vũ
06352|185|Xã Tân Lập
06355|185|Xã Vũ Sơn
06358|185|Xã Chiêu Vũ
06361|185|Xã Tân Hương
06364|185|Xã Chiến Thắng
06367|185|Xã Vũ Lăng
06370|185|Xã Trấn Yên
06373|185|Xã Vũ Lễ
06376|185|Xã Nhất Hòa
06379|185|Xã Tân Thành
06382|185|Xã Nhất Tiến
06385|186|Thị trấn Hữu Lũng
06388|186|Xã Hữu Liên
06391|186|Xã Yên Bình
06394|186|Xã Quyết Thắng
06397|186|Xã Hòa Bình
06400|186|Xã Yên Thịnh
06403|186|Xã Yên Sơn
06406|186|Xã Thiện Tân
06412|186|Xã Yên Vượng
06415|186|Xã Minh Tiến
06418|186|Xã Nhật Tiến
06421|186|Xã Thanh Sơn
06424|186|Xã Đồng Tân
06427|186|Xã Cai Kinh
06430|186|Xã Hòa Lạc
06433|186|Xã Vân Nham
06436|186|Xã Đồng Tiến
06442|186|Xã Tân Thành
06445|186|Xã Hòa Sơn
06448|186|Xã Minh Sơn
06451|186|Xã Hồ Sơn
06457|186|Xã Minh Hòa
06460|186|Xã Hòa Thắng
06463|187|Thị trấn Đồng Mỏ
06466|187|Thị trấn Chi Lăng
06469|187|Xã Vân An
06472|187|Xã Vân Thủy
06475|187|Xã Gia Lộc
06478|187|Xã Bắc Thủy
06481|187|Xã Chiến Thắng
06484|187|Xã Mai Sao
06487|187|Xã Bằng Hữu
06490|187|Xã Thượng Cường
06493|187|Xã Bằng Mạc
06496|187|Xã Nhân Lý
06499|187|Xã Lâm Sơn
06502|187|Xã Liên Sơn
06505|187|Xã Vạn Linh
06508|187|Xã Hòa Bình
06514|187|Xã Hữu Kiên
06517|187|Xã Quan Sơn
06520|187|Xã Y Tịch
06523|187|Xã Chi Lăng
06526|188|Thị trấn Na Dương
06529|188|Thị trấn Lộc Bình
06532|188|Xã Mẫu Sơn
06541|188|Xã Yên Khoái
06544|188|Xã Khánh Xuân
06547|188|Xã Tú Mịch
06550|188|Xã Hữu Khánh
06553|188|Xã Đồng Bục
06559|188|Xã Tam Gia
06562|188|Xã Tú Đoạn
06565|188|Xã Khuất Xá
06577|188|Xã Thống Nhất
06589|188|Xã Sàn Viên
06592|188|Xã Đông Quan
06595|188|Xã Minh Hiệp
06598|188|Xã Hữu Lân
06601|188|Xã Lợi Bác
06604|188|Xã Nam Quan
06607|188|Xã Xuân Dương
06610|188|Xã Ái Quốc
06613|189|Thị trấn Đình Lập
06616|189|Thị trấn NT Thái Bình
06619|189|Xã Bắc Xa
06622|189|Xã Bính Xá
06625|189|Xã Kiên Mộc
06628|189|Xã Đình Lập
06631|189|Xã Thái Bình
06634|189|Xã Cường Lợi
06637|189|Xã Châu Sơn
06640|189|Xã Lâm Ca
06643|189|Xã Đồng Thắng
06646|189|Xã Bắc Lãng
06649|193|Phường Hà Khánh
06652|193|Phường Hà Phong
06655|193|Phường Hà Khẩu
06658|193|Phường Cao Xanh
06661|193|Phường Giếng Đáy
06664|193|Phường Hà Tu
06667|193|Phường Hà Trung
06670|193|Phường Hà Lầm
06673|193|Phường Bãi Cháy
06676|193|Phường Cao Thắng
06679|193|Phường Hùng Thắng
06685|193|Phường Trần Hưng Đạo
06688|193|Phường Hồng Hải
06691|193|Phường Hồng Gai
06694|193|Phường Bạch Đằng
06697|193|Phường Hồng Hà
06700|193|Phường Tuần Châu
06703|193|Phường Việt Hưng
06706|193|Phường Đại Yên
07030|193|Phường Hoành Bồ
07033|193|Xã Kỳ Thượng
07036|193|Xã Đồng Sơn
07039|193|Xã Tân Dân
07042|193|Xã Đồng Lâm
07045|193|Xã Hòa Bình
07048|193|Xã Vũ Oai
07051|193|Xã Dân Chủ
07054|193|Xã Quảng La
07057|193|Xã Bằng Cả
07060|193|Xã Thống Nhất
07063|193|Xã Sơn Dương
07066|193|Xã Lê Lợi
06709|194|Phường Ka Long
06712|194|Phường Trần Phú
06715|194|Phường Ninh Dương
06721|194|Phường Trà Cổ
06724|194|Xã Hải Sơn
06727|194|Xã Bắc Sơn
06730|194|Xã Hải Đông
06733|194|Xã Hải Tiến
06736|194|Phường Hải Yên
06739|194|Xã Quảng Nghĩa
06742|194|Phường Hải Hòa
06745|194|Xã Hải Xuân
06748|194|Xã Vạn Ninh
06751|194|Phường Bình Ngọc
06754|194|Xã Vĩnh Trung
06757|194|Xã Vĩnh Thực
06760|195|Phường Mông Dương
06763|195|Phường Cửa Ông
06766|195|Phường Cẩm Sơn
06769|195|Phường Cẩm Đông
06772|195|Phường Cẩm Phú
06775|195|Phường Cẩm Tây
06778|195|Phường Quang Hanh
06781|195|Phường Cẩm Thịnh
06784|195|Phường Cẩm Thủy
06787|195|Phường Cẩm Thạch
06790|195|Phường Cẩm Thành
06793|195|Phường Cẩm Trung
06796|195|Phường Cẩm Bình
06799|195|Xã Hải Hòa
06805|195|Xã Dương Huy
06808|196|Phường Vàng Danh
06811|196|Phường Thanh Sơn
06814|196|Phường Bắc Sơn
06817|196|Phường Quang Trung
06820|196|Phường Trưng Vương
06823|196|Phường Nam Khê
06826|196|Phường Yên Thanh
06829|196|Xã Thượng Yên Công
06832|196|Phường Phương Đông
06835|196|Phường Phương Nam
06838|198|Thị trấn Bình Liêu
06841|198|Xã Hoành Mô
06844|198|Xã Đồng Tâm
06847|198|Xã Đồng Văn
06853|198|Xã Vô Ngại
06856|198|Xã Lục Hồn
06859|198|Xã Húc Động
06862|199|Thị trấn Tiên Yên
06865|199|Xã Hà Lâu
06868|199|Xã Đại Dực
06871|199|Xã Phong Dụ
06874|199|Xã Điền Xá
06877|199|Xã Đông Ngũ
06880|199|Xã Yên Than
06883|199|Xã Đông Hải
06886|199|Xã Hải Lạng
06889|199|Xã Tiên Lãng
06892|199|Xã Đồng Rui
06895|200|Thị trấn Đầm Hà
06898|200|Xã Quảng Lâm
06901|200|Xã Quảng An
06904|200|Xã Tân Bình
06910|200|Xã Dực Yên
06913|200|Xã Quảng Tân
06916|200|Xã Đầm Hà
06917|200|Xã Tân Lập
06919|200|Xã Đại Bình
06922|201|Thị trấn Quảng Hà
06925|201|Xã Quảng Đức
06928|201|Xã Quảng Sơn
06931|201|Xã Quảng Thành
06937|201|Xã Quảng Thịnh
06940|201|Xã Quảng Minh
06943|201|Xã Quảng Chính
06946|201|Xã Quảng Long
06949|201|Xã Đường Hoa
06952|201|Xã Quảng Phong
06967|201|Xã Cái Chiên
06970|202|Thị trấn Ba Chẽ
06973|202|Xã Thanh Sơn
06976|202|Xã Thanh Lâm
06979|202|Xã Đạp Thanh
06982|202|Xã Nam Sơn
06985|202|Xã Lương Minh
06988|202|Xã Đồn Đạc
06994|203|Thị trấn Cái Rồng
06997|203|Xã Đài Xuyên
07000|203|Xã Bình Dân
07003|203|Xã Vạn Yên
07006|203|Xã Minh Châu
07009|203|Xã Đoàn Kết
07012|203|Xã Hạ Long
07015|203|Xã Đông Xá
07018|203|Xã Bản Sen
07021|203|Xã Thắng Lợi
07024|203|Xã Quan Lạn
07027|203|Xã Ngọc Vừng
07069|205|Phường Mạo Khê
07075|205|Xã An Sinh
07078|205|Xã Tràng Lương
07081|205|Phường Bình Khê
07084|205|Xã Việt Dân
07090|205|Phường Bình Dương
07093|205|Phường Đức Chính
07096|205|Phường Tràng An
07099|205|Xã Nguyễn Huệ
07102|205|Phường Thủy An
07105|205|Phường Xuân Sơn
07108|205|Xã Hồng Thái Tây
07111|205|Xã Hồng Thái Đông
07114|205|Phường Hoàng Quế
07117|205|Phường Yên Thọ
07120|205|Phường Hồng Phong
07123|205|Phường Kim Sơn
07126|205|Phường Hưng Đạo
07129|205|Phường Yên Đức
07132|206|Phường Quảng Yên
07135|206|Phường Đông Mai
07138|206|Phường Minh Thành
07144|206|Xã Sông Khoai
07147|206|Xã Hiệp Hòa
07150|206|Phường Cộng Hòa
07153|206|Xã Tiền An
07156|206|Xã Hoàng Tân
07159|206|Phường Tân An
07162|206|Phường Yên Giang
07165|206|Phường Nam Hòa
07168|206|Phường Hà An
07171|206|Xã Cẩm La
07174|206|Phường Phong Hải
07177|206|Phường Yên Hải
07180|206|Xã Liên Hòa
07183|206|Phường Phong Cốc
07186|206|Xã Liên Vị
07189|206|Xã Tiền Phong
07192|207|Thị trấn Cô Tô
07195|207|Xã Đồng Tiến
07198|207|Xã Thanh Lân
07201|213|Phường Thọ Xương
07207|213|Phường Ngô Quyền
07210|213|Phường Hoàng Văn Thụ
07213|213|Phường Trần Phú
07216|213|Phường Mỹ Độ
07222|213|Phường Song Mai
07225|213|Phường Xương Giang
07228|213|Phường Đa Mai
07231|213|Phường Dĩnh Kế
07441|213|Phường Dĩnh Trì
07681|213|Phường Nham Biền
07682|213|Phường Tân An
07687|213|Phường Tân Mỹ
07690|213|Phường Hương Gián
07696|213|Phường Đồng Sơn
07699|213|Phường Tân Tiến
07702|213|Xã Quỳnh Sơn
07705|213|Phường Song Khê
07708|213|Phường Nội Hoàng
07711|213|Phường Tiền Phong
07714|213|Xã Xuân Phú
07717|213|Phường Tân Liễu
07720|213|Xã Trí Yên
07723|213|Xã Lãng Sơn
07726|213|Xã Yên Lư
07729|213|Xã Tiến Dũng
07735|213|Xã Đức Giang
07738|213|Phường Cảnh Thụy
07741|213|Xã Tư Mại
07747|213|Xã Đồng Việt
07750|213|Xã Đồng Phúc
07243|215|Xã Đồng Tiến
07246|215|Xã Canh Nậu
07249|215|Xã Xuân Lương
07252|215|Xã Tam Tiến
07255|215|Xã Đồng Vương
07258|215|Xã Đồng Hưu
07260|215|Xã Đồng Tâm
07261|215|Xã Tân Hiệp
07264|215|Xã Tiến Thắng
07270|215|Xã Đồng Lạc
07273|215|Xã Đông Sơn
07279|215|Xã Hương Vĩ
07282|215|Xã Đồng Kỳ
07285|215|Xã An Thượng
07288|215|Thị trấn Phồn Xương
07291|215|Xã Tân Sỏi
07294|215|Thị trấn Bố Hạ
07306|216|Thị trấn Nhã Nam
07309|216|Xã Tân Trung
07315|216|Xã Quang Trung
07321|216|Xã An Dương
07324|216|Xã Phúc Hòa
07327|216|Xã Liên Sơn
07330|216|Xã Hợp Đức
07333|216|Xã Lam Sơn
07336|216|Xã Cao Xá
07339|216|Thị trấn Cao Thượng
07342|216|Xã Việt Ngọc
07345|216|Xã Song Vân
07348|216|Xã Ngọc Châu
07351|216|Xã Ngọc Vân
07354|216|Xã Việt Lập
07357|216|Xã Liên Chung
07360|216|Xã Ngọc Thiện
07363|216|Xã Ngọc Lý
07366|216|Xã Quế Nham
07375|217|Thị trấn Vôi
07378|217|Xã Nghĩa Hòa
07381|217|Xã Nghĩa Hưng
07384|217|Xã Quang Thịnh
07387|217|Xã Hương Sơn
07390|217|Xã Đào Mỹ
07393|217|Xã Tiên Lục
07396|217|Xã An Hà
07399|217|Thị trấn Kép
07405|217|Xã Hương Lạc
07408|217|Xã Dương Đức
07411|217|Xã Tân Thanh
07417|217|Xã Tân Hưng
07420|217|Xã Mỹ Thái
07426|217|Xã Xương Lâm
07429|217|Xã Xuân Hương
07432|217|Xã Tân Dĩnh
07435|217|Xã Đại Lâm
07438|217|Xã Thái Đào
07444|218|Thị trấn Đồi Ngô
07450|218|Xã Đông Hưng
07453|218|Xã Đông Phú
07456|218|Xã Tam Dị
07459|218|Xã Bảo Sơn
07462|218|Xã Bảo Đài
07465|218|Xã Thanh Lâm
07468|218|Xã Tiên Nha
07471|218|Xã Trường Giang
07477|218|Thị trấn Phương Sơn
07480|218|Xã Chu Điện
07483|218|Xã Cương Sơn
07486|218|Xã Nghĩa Phương
07489|218|Xã Vô Tranh
07492|218|Xã Bình Sơn
07495|218|Xã Lan Mẫu
07498|218|Xã Yên Sơn
07501|218|Xã Khám Lạng
07504|218|Xã Huyền Sơn
07507|218|Xã Trường Sơn
07510|218|Xã Lục Sơn
07513|218|Xã Bắc Lũng
07519|218|Xã Cẩm Lý
07522|218|Xã Đan Hội
07528|219|Xã Cấm Sơn
07531|219|Xã Tân Sơn
07534|219|Xã Phong Minh
07537|219|Xã Phong Vân
07540|219|Xã Sa Lý
07543|219|Xã Hộ Đáp
07546|219|Xã Sơn Hải
07555|219|Xã Biên Sơn
07564|219|Xã Kim Sơn
07567|219|Xã Tân Hoa
07570|219|Xã Giáp Sơn
07573|219|Thị trấn Biển Động
07582|219|Thị trấn Phì Điền
07588|219|Xã Tân Quang
07591|219|Xã Đồng Cốc
07594|219|Xã Tân Lập
07597|219|Xã Phú Nhuận
07606|219|Xã Tân Mộc
07609|219|Xã Đèo Gia
07615|220|Thị trấn An Châu
07616|220|Thị trấn Tây Yên Tử
07621|220|Xã Vân Sơn
07624|220|Xã Hữu Sản
07627|220|Xã Đại Sơn
07630|220|Xã Phúc Sơn
07636|220|Xã Giáo Liêm
07642|220|Xã Cẩm Đàn
07645|220|Xã An Lạc
07648|220|Xã Vĩnh An
07651|220|Xã Yên Định
07654|220|Xã Lệ Viễn
07660|220|Xã An Bá
07663|220|Xã Tuấn Đạo
07666|220|Xã Dương Hưu
07672|220|Xã Long Sơn
07678|220|Xã Thanh Luận
07759|222|Xã Thượng Lan
07762|222|Xã Việt Tiến
07765|222|Xã Nghĩa Trung
07768|222|Xã Minh Đức
07771|222|Xã Hương Mai
07774|222|Phường Tự Lạn
07777|222|Phường Bích Động
07780|222|Xã Trung Sơn
07783|222|Phường Hồng Thái
07786|222|Xã Tiên Sơn
07789|222|Phường Tăng Tiến
07792|222|Phường Quảng Minh
07795|222|Phường Nếnh
07798|222|Phường Ninh Sơn
07801|222|Phường Vân Trung
07804|222|Xã Vân Hà
07807|222|Phường Quang Châu
07816|223|Xã Đồng Tiến
07822|223|Xã Hoàng Vân
07825|223|Xã Toàn Thắng
07831|223|Xã Ngọc Sơn
07840|223|Thị trấn Thắng
07843|223|Xã Sơn Thịnh
07846|223|Xã Lương Phong
07849|223|Xã Hùng Thái
07855|223|Xã Thường Thắng
07858|223|Xã Hợp Thịnh
07861|223|Xã Danh Thắng
07864|223|Xã Mai Trung
07867|223|Xã Đoan Bái
07870|223|Thị trấn Bắc Lý
07873|223|Xã Xuân Cẩm
07876|223|Xã Hương Lâm
07879|223|Xã Đông Lỗ
07882|223|Xã Châu Minh
07885|223|Xã Mai Đình
07525|224|Phường Chũ
07549|224|Phường Thanh Hải
07552|224|Xã Kiên Lao
07558|224|Xã Kiên Thành
07561|224|Phường Hồng Giang
07576|224|Xã Quý Sơn
07579|224|Phường Trù Hựu
07600|224|Xã Mỹ An
07603|224|Xã Nam Dương
07612|224|Phường Phượng Sơn
07888|227|Phường Dữu Lâu
07894|227|Phường Nông Trang
07897|227|Phường Tân Dân
07900|227|Phường Gia Cẩm
07903|227|Phường Tiên Cát
07906|227|Phường Thọ Sơn
07909|227|Phường Thanh Miếu
07912|227|Phường Bạch Hạc
07918|227|Phường Vân Phú
07921|227|Xã Phượng Lâu
07924|227|Xã Thụy Vân
07927|227|Phường Minh Phương
07930|227|Xã Trưng Vương
07933|227|Phường Minh Nông
07936|227|Xã Sông Lô
08281|227|Xã Kim Đức
08287|227|Xã Hùng Lô
08503|227|Xã Hy Cương
08506|227|Xã Chu Hóa
08515|227|Xã Thanh Đình
07942|228|Phường Hùng Vương
07945|228|Phường Phong Châu
07948|228|Phường Âu Cơ
07951|228|Xã Hà Lộc
07954|228|Xã Phú Hộ
07957|228|Xã Văn Lung
07960|228|Xã Thanh Minh
07963|228|Xã Hà Thạch
07966|228|Phường Thanh Vinh
07969|230|Thị trấn Đoan Hùng
07975|230|Xã Hùng Xuyên
07981|230|Xã Bằng Luân
07987|230|Xã Phú Lâm
07996|230|Xã Bằng Doãn
07999|230|Xã Chí Đám
08005|230|Xã Phúc Lai
08008|230|Xã Ngọc Quan
08014|230|Xã Hợp Nhất
08023|230|Xã Tây Cốc
08035|230|Xã Hùng Long
08038|230|Xã Yên Kiện
08044|230|Xã Chân Mộng
08050|230|Xã Ca Đình
08053|231|Thị trấn Hạ Hòa
08056|231|Xã Đại Phạm
08062|231|Xã Đan Thượng
08065|231|Xã Hà Lương
08071|231|Xã Tứ Hiệp
08080|231|Xã Hiền Lương
08089|231|Xã Phương Viên
08092|231|Xã Gia Điền
08095|231|Xã Ấm Hạ
08104|231|Xã Hương Xạ
08110|231|Xã Xuân Áng
08113|231|Xã Yên Kỳ
08119|231|Xã Minh Hạc
08122|231|Xã Lang Sơn
08125|231|Xã Bằng Giã
08128|231|Xã Yên Luật
08131|231|Xã Vô Tranh
08134|231|Xã Văn Lang
08140|231|Xã Minh Côi
08143|231|Xã Vĩnh Chân
08152|232|Thị trấn Thanh Ba
08156|232|Xã Vân Lĩnh
08158|232|Xã Đông Lĩnh
08161|232|Xã Đại An
08164|232|Xã Hanh Cù
08170|232|Xã Đồng Xuân
08173|232|Xã Quảng Yên
08179|232|Xã Ninh Dân
08194|232|Xã Võ Lao
08197|232|Xã Khải Xuân
08200|232|Xã Mạn Lạn
08203|232|Xã Hoàng Cương
08206|232|Xã Chí Tiên
08209|232|Xã Đông Thành
08215|232|Xã Sơn Cương
08218|232|Xã Thanh Hà
08221|232|Xã Đỗ Sơn
08224|232|Xã Đỗ Xuyên
08227|232|Xã Lương Lỗ
08230|233|Thị trấn Phong Châu
08233|233|Xã Phú Mỹ
08234|233|Xã Lệ Mỹ
08236|233|Xã Liên Hoa
08239|233|Xã Trạm Thản
08242|233|Xã Trị Quận
08245|233|Xã Trung Giáp
08248|233|Xã Tiên Phú
08251|233|Xã Hạ Giáp
08254|233|Xã Bảo Thanh
08257|233|Xã Phú Lộc
08260|233|Xã Gia Thanh
08263|233|Xã Tiên Du
08266|233|Xã Phú Nham
08272|233|Xã An Đạo
08275|233|Xã Bình Phú
08278|233|Xã Phù Ninh
08290|234|Thị trấn Yên Lập
08293|234|Xã Mỹ Lung
08296|234|Xã Mỹ Lương
08299|234|Xã Lương Sơn
08302|234|Xã Xuân An
08305|234|Xã Xuân Viên
08308|234|Xã Xuân Thủy
08311|234|Xã Trung Sơn
08314|234|Xã Hưng Long
08317|234|Xã Nga Hoàng
08320|234|Xã Đồng Lạc
08323|234|Xã Thượng Long
08326|234|Xã Đồng Thịnh
08329|234|Xã Phúc Khánh
08332|234|Xã Minh Hòa
08335|234|Xã Ngọc Lập
08338|234|Xã Ngọc Đồng
08341|235|Thị trấn Cẩm Khê
08344|235|Xã Tiên Lương
08350|235|Xã Minh Thắng
08353|235|Xã Minh Tân
08356|235|Xã Phượng Vĩ
08374|235|Xã Tùng Khê
08377|235|Xã Tam Sơn
08380|235|Xã Văn Bán
08389|235|Xã Phong Thịnh
08398|235|Xã Phú Khê
08401|235|Xã Hương Lung
08413|235|Xã Nhật Tiến
08416|235|Xã Hùng Việt
08422|235|Xã Yên Dưỡng
08428|235|Xã Điêu Lương
08431|235|Xã Đồng Lương
08434|236|Thị trấn Hưng Hóa
08440|236|Xã Hiền Quan
08443|236|Xã Bắc Sơn
08446|236|Xã Thanh Uyên
08461|236|Xã Lam Sơn
08467|236|Xã Vạn Xuân
08470|236|Xã Quang Húc
08473|236|Xã Hương Nộn
08476|236|Xã Tề Lễ
08479|236|Xã Thọ Văn
08482|236|Xã Dị Nậu
08491|236|Xã Dân Quyền
08494|237|Thị trấn Lâm Thao
08497|237|Xã Tiên Kiên
08498|237|Thị trấn Hùng Sơn
08500|237|Xã Xuân Lũng
08509|237|Xã Xuân Huy
08512|237|Xã Thạch Sơn
08518|237|Xã Sơn Vi
08521|237|Xã Phùng Nguyên
08527|237|Xã Cao Xá
08533|237|Xã Vĩnh Lại
08536|237|Xã Tứ Xã
08539|237|Xã Bản Nguyên
08542|238|Thị trấn Thanh Sơn
08563|238|Xã Sơn Hùng
08572|238|Xã Địch Quả
08575|238|Xã Giáp Lai
08581|238|Xã Thục Luyện
08584|238|Xã Võ Miếu
08587|238|Xã Thạch Khoán
08602|238|Xã Cự Thắng
08605|238|Xã Tất Thắng
08611|238|Xã Văn Miếu
08614|238|Xã Cự Đồng
08623|238|Xã Thắng Sơn
08629|238|Xã Tân Minh
08632|238|Xã Hương Cần
08635|238|Xã Khả Cửu
08638|238|Xã Đông Cửu
08641|238|Xã Tân Lập
08644|238|Xã Yên Lãng
08647|238|Xã Yên Lương
08650|238|Xã Thượng Cửu
08653|238|Xã Lương Nha
08656|238|Xã Yên Sơn
08659|238|Xã Tinh Nhuệ
08662|239|Xã Đào Xá
08665|239|Xã Thạch Đồng
08668|239|Xã Xuân Lộc
08671|239|Xã Tân Phương
08674|239|Thị trấn Thanh Thủy
08677|239|Xã Sơn Thủy
08680|239|Xã Bảo Yên
08683|239|Xã Đoan Hạ
08686|239|Xã Đồng Trung
08689|239|Xã Hoàng Xá
08701|239|Xã Tu Vũ
08545|240|Xã Thu Cúc
08548|240|Xã Thạch Kiệt
08551|240|Xã Thu Ngạc
08554|240|Xã Kiệt Sơn
08557|240|Xã Đồng Sơn
08560|240|Xã Lai Đồng
08566|240|Thị trấn Tân Phú
08569|240|Xã Mỹ Thuận
08578|240|Xã Tân Sơn
08590|240|Xã Xuân Đài
08593|240|Xã Minh Đài
08596|240|Xã Văn Luông
08599|240|Xã Xuân Sơn
08608|240|Xã Long Cốc
08617|240|Xã Kim Thượng
08620|240|Xã Tam Thanh
08626|240|Xã Vinh Tiền
08707|243|Phường Tích Sơn
08710|243|Phường Liên Bảo
08713|243|Phường Hội Hợp
08716|243|Phường Đống Đa
08719|243|Phường Ngô Quyền
08722|243|Phường Đồng Tâm
08725|243|Phường Định Trung
08728|243|Phường Khai Quang
08731|243|Xã Thanh Trù
08737|244|Phường Hùng Vương
08740|244|Phường Hai Bà Trưng
08743|244|Phường Phúc Thắng
08746|244|Phường Xuân Hòa
08747|244|Phường Đồng Xuân
08749|244|Xã Ngọc Thanh
08752|244|Xã Cao Minh
08755|244|Phường Nam Viêm
08758|244|Phường Tiền Châu
08761|246|Thị trấn Lập Thạch
08764|246|Xã Quang Sơn
08767|246|Xã Ngọc Mỹ
08770|246|Xã Hợp Lý
08785|246|Xã Bắc Bình
08788|246|Xã Thái Hòa
08789|246|Thị trấn Hoa Sơn
08791|246|Xã Liễn Sơn
08794|246|Xã Xuân Hòa
08797|246|Xã Vân Trục
08812|246|Xã Liên Hòa
08815|246|Xã Tử Du
08833|246|Xã Bàn Giản
08836|246|Xã Xuân Lôi
08839|246|Xã Đồng Ích
08842|246|Xã Tiên Lữ
08845|246|Xã Văn Quán
08863|246|Xã Tây Sơn
08866|246|Xã Sơn Đông
08869|247|Thị trấn Hợp Hòa
08872|247|Xã Hoàng Hoa
08875|247|Xã Đồng Tĩnh
08878|247|Thị trấn Kim Long
08881|247|Xã Hướng Đạo
08884|247|Xã Đạo Tú
08887|247|Xã An Hòa
08890|247|Xã Thanh Vân
08893|247|Xã Duy Phiên
08896|247|Xã Hoàng Đan
08899|247|Xã Hoàng Lâu
08905|247|Xã Hội Thịnh
08908|248|Thị trấn Tam Đảo
08911|248|Thị trấn Hợp Châu
08914|248|Xã Đạo Trù
08917|248|Xã Yên Dương
08920|248|Xã Bồ Lý
08923|248|Thị trấn Đại Đình
08926|248|Xã Tam Quan
08929|248|Xã Hồ Sơn
08932|248|Xã Minh Quang
08935|249|Thị trấn Hương Canh
08936|249|Thị trấn Gia Khánh
08938|249|Xã Trung Mỹ
08944|249|Thị trấn Bá Hiến
08947|249|Xã Thiện Kế
08950|249|Xã Hương Sơn
08953|249|Xã Tam Hợp
08956|249|Xã Quất Lưu
08959|249|Xã Sơn Lôi
08962|249|Thị trấn Đạo Đức
08965|249|Xã Tân Phong
08968|249|Thị trấn Thanh Lãng
08971|249|Xã Phú Xuân
09025|251|Thị trấn Yên Lạc
09028|251|Xã Đồng Cương
09031|251|Xã Đồng Văn
09034|251|Xã Bình Định
09037|251|Xã Trung Nguyên
09040|251|Xã Tề Lỗ
09043|251|Thị trấn Tam Hồng
09046|251|Xã Yên Đồng
09049|251|Xã Văn Tiến
09052|251|Xã Nguyệt Đức
09055|251|Xã Yên Phương
09061|251|Xã Trung Kiên
09064|251|Xã Liên Châu
09067|251|Xã Đại Tự
09070|251|Xã Hồng Châu
09073|251|Xã Trung Hà
09076|252|Thị trấn Vĩnh Tường
09079|252|Xã Kim Xá
09082|252|Xã Yên Bình
09085|252|Xã Chấn Hưng
09088|252|Xã Nghĩa Hưng
09091|252|Xã Yên Lập
09097|252|Xã Sao Đại Việt
09100|252|Xã Đại Đồng
09106|252|Xã Lũng Hòa
09112|252|Thị trấn Thổ Tang
09118|252|Xã Lương Điền
09124|252|Xã Tân Phú
09127|252|Xã Thượng Trưng
09130|252|Xã Vũ Di
09136|252|Xã Tuân Chính
09145|252|Thị trấn Tứ Trưng
09148|252|Xã Ngũ Kiên
09151|252|Xã An Nhân
09154|252|Xã Vĩnh Thịnh
09157|252|Xã Vĩnh Phú
08773|253|Xã Lãng Công
08776|253|Xã Quang Yên
08782|253|Xã Hải Lựu
08800|253|Xã Đồng Quế
08803|253|Xã Nhân Đạo
08806|253|Xã Đôn Nhân
08809|253|Xã Phương Khoan
08818|253|Xã Tân Lập
08824|253|Thị trấn Tam Sơn
08830|253|Xã Yên Thạch
08848|253|Xã Đồng Thịnh
08851|253|Xã Tứ Yên
08854|253|Xã Đức Bác
08860|253|Xã Cao Phong
09163|256|Phường Vũ Ninh
09166|256|Phường Đáp Cầu
09169|256|Phường Thị Cầu
09172|256|Phường Kinh Bắc
09181|256|Phường Đại Phúc
09184|256|Phường Tiền Ninh Vệ
09187|256|Phường Suối Hoa
09190|256|Phường Võ Cường
09214|256|Phường Hòa Long
09226|256|Phường Vạn An
09235|256|Phường Khúc Xuyên
09244|256|Phường Phong Khê
09256|256|Phường Kim Chân
09271|256|Phường Vân Dương
09286|256|Phường Nam Sơn
09325|256|Phường Khắc Niệm
09331|256|Phường Hạp Lĩnh
09193|258|Thị trấn Chờ
09196|258|Xã Dũng Liệt
09199|258|Xã Tam Đa
09202|258|Xã Tam Giang
09205|258|Xã Yên Trung
09208|258|Xã Thụy Hòa
09211|258|Xã Hòa Tiến
09217|258|Xã Đông Tiến
09220|258|Xã Yên Phụ
09223|258|Xã Trung Nghĩa
09229|258|Xã Đông Phong
09232|258|Xã Long Châu
09238|258|Xã Văn Môn
09241|258|Xã Đông Thọ
09247|259|Phường Phố Mới
09250|259|Xã Việt Thống
09253|259|Phường Đại Xuân
09259|259|Phường Nhân Hòa
09262|259|Phường Bằng An
09265|259|Phường Phương Liễu
09268|259|Phường Quế Tân
09274|259|Phường Phù Lương
09277|259|Xã Phù Lãng
09280|259|Phường Phượng Mao
09283|259|Phường Việt Hùng
09289|259|Xã Ngọc Xá
09292|259|Xã Châu Phong
09295|259|Phường Bồng Lai
09298|259|Phường Cách Bi
09301|259|Xã Đào Viên
09304|259|Xã Yên Giả
09307|259|Xã Mộ Đạo
09310|259|Xã Đức Long
09313|259|Xã Chi Lăng
09319|260|Thị trấn Lim
09322|260|Xã Phú Lâm
09328|260|Xã Nội Duệ
09334|260|Xã Liên Bão
09337|260|Xã Hiên Vân
09340|260|Xã Hoàn Sơn
09343|260|Xã Lạc Vệ
09346|260|Xã Việt Đoàn
09349|260|Xã Phật Tích
09352|260|Xã Tân Chi
09355|260|Xã Đại Đồng
09358|260|Xã Tri Phương
09361|260|Xã Minh Đạo
09364|260|Xã Cảnh Hưng
09367|261|Phường Đông Ngàn
09370|261|Phường Tam Sơn
09373|261|Phường Hương Mạc
09376|261|Phường Tương Giang
09379|261|Phường Phù Khê
09382|261|Phường Đồng Kỵ
09383|261|Phường Trang Hạ
09385|261|Phường Đồng Nguyên
09388|261|Phường Châu Khê
09391|261|Phường Tân Hồng
09394|261|Phường Đình Bảng
09397|261|Phường Phù Chẩn
09400|262|Phường Hồ
09403|262|Xã Hoài Thượng
09406|262|Xã Đại Đồng Thành
09409|262|Xã Mão Điền
09412|262|Phường Song Hồ
09415|262|Xã Đình Tổ
09418|262|Phường An Bình
09421|262|Phường Trí Quả
09424|262|Phường Gia Đông
09427|262|Phường Thanh Khương
09430|262|Phường Trạm Lộ
09433|262|Phường Xuân Lâm
09436|262|Phường Hà Mãn
09439|262|Xã Ngũ Thái
09442|262|Xã Nguyệt Đức
09445|262|Phường Ninh Xá
09448|262|Xã Nghĩa Đạo
09451|262|Xã Song Liễu
09454|263|Thị trấn Gia Bình
09457|263|Xã Vạn Ninh
09460|263|Xã Thái Bảo
09463|263|Xã Giang Sơn
09466|263|Xã Cao Đức
09469|263|Xã Đại Lai
09472|263|Xã Song Giang
09475|263|Xã Bình Dương
09478|263|Xã Lãng Ngâm
09481|263|Thị trấn Nhân Thắng
09484|263|Xã Xuân Lai
09487|263|Xã Đông Cứu
09490|263|Xã Đại Bái
09493|263|Xã Quỳnh Phú
09496|264|Thị trấn Thứa
09499|264|Xã An Thịnh
09502|264|Xã Trung Kênh
09505|264|Xã Phú Hòa
09508|264|Xã An Tập
09511|264|Xã Tân Lãng
09514|264|Xã Quảng Phú
09517|264|Xã Quang Minh
09523|264|Xã Trung Chính
09529|264|Xã Bình Định
09532|264|Xã Phú Lương
09535|264|Xã Lâm Thao
10507|288|Phường Cẩm Thượng
10510|288|Phường Bình Hàn
10513|288|Phường Ngọc Châu
10514|288|Phường Nhị Châu
10516|288|Phường Quang Trung
10519|288|Phường Nguyễn Trãi
10525|288|Phường Trần Hưng Đạo
10528|288|Phường Trần Phú
10531|288|Phường Thanh Bình
10532|288|Phường Tân Bình
10534|288|Phường Lê Thanh Nghị
10537|288|Phường Hải Tân
10540|288|Phường Tứ Minh
10543|288|Phường Việt Hòa
10660|288|Phường Ái Quốc
10663|288|Xã An Thượng
10672|288|Phường Nam Đồng
10822|288|Xã Quyết Thắng
10837|288|Xã Tiền Tiến
11002|288|Phường Thạch Khôi
11005|288|Xã Liên Hồng
11011|288|Phường Tân Hưng
11017|288|Xã Gia Xuyên
11077|288|Xã Ngọc Sơn
10546|290|Phường Phả Lại
10549|290|Phường Sao Đỏ
10552|290|Phường Bến Tắm
10555|290|Xã Hoàng Hoa Thám
10558|290|Xã Bắc An
10561|290|Xã Hưng Đạo
10564|290|Xã Lê Lợi
10567|290|Phường Hoàng Tiến
10570|290|Phường Cộng Hòa
10573|290|Phường Hoàng Tân
10576|290|Phường Cổ Thành
10579|290|Phường Văn An
10582|290|Phường Chí Minh
10585|290|Phường Văn Đức
10588|290|Phường Thái Học
10591|290|Xã Nhân Huệ
10594|290|Phường An Lạc
10600|290|Phường Đồng Lạc
10603|290|Phường Tân Dân
10606|291|Thị trấn Nam Sách
10609|291|Xã Nam Hưng
10612|291|Xã Nam Tân
10615|291|Xã Hợp Tiến
10618|291|Xã Hiệp Cát
10621|291|Xã Quốc Tuấn
10630|291|Xã An Bình
10633|291|Xã Trần Phú
10636|291|Xã An Sơn
10639|291|Xã Cộng Hòa
10642|291|Xã Thái Tân
10645|291|Xã An Phú
10654|291|Xã Hồng Phong
10657|291|Xã Đồng Lạc
10666|291|Xã Minh Tân
10675|292|Phường An Lưu
10678|292|Xã Bạch Đằng
10681|292|Phường Thất Hùng
10684|292|Xã Lê Ninh
10693|292|Phường Phạm Thái
10696|292|Phường Duy Tân
10699|292|Phường Tân Dân
10702|292|Phường Minh Tân
10705|292|Xã Quang Thành
10708|292|Xã Hiệp Hòa
10714|292|Phường Phú Thứ
10717|292|Xã Thăng Long
10720|292|Xã Lạc Long
10723|292|Phường An Sinh
10726|292|Phường Hiệp Sơn
10729|292|Xã Thượng Quận
10732|292|Phường An Phụ
10735|292|Phường Hiệp An
10738|292|Phường Long Xuyên
10741|292|Phường Thái Thịnh
10744|292|Phường Hiến Thành
10747|292|Xã Minh Hòa
10750|293|Thị trấn Phú Thái
10756|293|Xã Lai Khê
10762|293|Xã Vũ Dũng
10768|293|Xã Tuấn Việt
10771|293|Xã Kim Xuyên
10777|293|Xã Ngũ Phúc
10780|293|Xã Kim Anh
10783|293|Xã Kim Liên
10786|293|Xã Kim Tân
10792|293|Xã Kim Đính
10798|293|Xã Hòa Bình
10801|293|Xã Tam Kỳ
10804|293|Xã Đồng Cẩm
10810|293|Xã Đại Đức
10813|294|Thị trấn Thanh Hà
10816|294|Xã Hồng Lạc
10825|294|Xã Tân Việt
10828|294|Xã Cẩm Việt
10831|294|Xã Thanh An
10834|294|Xã Thanh Lang
10840|294|Xã Tân An
10843|294|Xã Liên Mạc
10846|294|Xã Thanh Hải
10855|294|Xã Thanh Xuân
10861|294|Xã Thanh Tân
10864|294|Xã An Phượng
10867|294|Xã Thanh Sơn
10876|294|Xã Thanh Quang
10879|294|Xã Thanh Hồng
10882|294|Xã Vĩnh Cường
10888|295|Thị trấn Cẩm Giang
10891|295|Thị trấn Lai Cách
10894|295|Xã Cẩm Hưng
10897|295|Xã Cẩm Hoàng
10900|295|Xã Cẩm Văn
10903|295|Xã Ngọc Liên
10909|295|Xã Cẩm Vũ
10912|295|Xã Đức Chính
10918|295|Xã Định Sơn
10924|295|Xã Lương Điền
10927|295|Xã Cao An
10930|295|Xã Tân Trường
10933|295|Xã Phúc Điền
10939|295|Xã Cẩm Đông
10942|295|Xã Cẩm Đoài
10945|296|Thị trấn Kẻ Sặt
10951|296|Xã Vĩnh Hưng
10954|296|Xã Hùng Thắng
10960|296|Xã Vĩnh Hồng
10963|296|Xã Long Xuyên
10966|296|Xã Tân Việt
10969|296|Xã Thúc Kháng
10972|296|Xã Tân Hồng
10978|296|Xã Hồng Khê
10981|296|Xã Thái Minh
10984|296|Xã Cổ Bì
10987|296|Xã Nhân Quyền
10990|296|Xã Thái Dương
10993|296|Xã Thái Hòa
10996|296|Xã Bình Xuyên
10999|297|Thị trấn Gia Lộc
11008|297|Xã Thống Nhất
11020|297|Xã Yết Kiêu
11035|297|Xã Gia Phúc
11038|297|Xã Gia Tiến
11041|297|Xã Lê Lợi
11044|297|Xã Toàn Thắng
11047|297|Xã Hoàng Diệu
11050|297|Xã Hồng Hưng
11053|297|Xã Phạm Trấn
11056|297|Xã Đoàn Thượng
11059|297|Xã Thống Kênh
11065|297|Xã Nhật Quang
11071|297|Xã Quang Đức
11074|298|Thị trấn Tứ Kỳ
11083|298|Xã Đại Sơn
11086|298|Xã Hưng Đạo
11092|298|Xã Bình Lăng
11095|298|Xã Chí Minh
11098|298|Xã Kỳ Sơn
11101|298|Xã Quang Phục
11113|298|Xã Tân Kỳ
11116|298|Xã Quang Khải
11119|298|Xã Đại Hợp
11122|298|Xã Dân An
11125|298|Xã An Thanh
11128|298|Xã Minh Đức
11131|298|Xã Văn Tố
11134|298|Xã Quang Trung
11140|298|Xã Lạc Phượng
11143|298|Xã Tiên Động
11146|298|Xã Nguyên Giáp
11149|298|Xã Hà Kỳ
11152|298|Xã Hà Thanh
11161|299|Xã Ứng Hòe
11164|299|Xã Nghĩa An
11167|299|Xã Đức Phúc
11173|299|Xã An Đức
11179|299|Xã Tân Hương
11185|299|Xã Vĩnh Hòa
11188|299|Xã Bình Xuyên
11197|299|Xã Tân Phong
11203|299|Thị trấn Ninh Giang
11206|299|Xã Tân Quang
11215|299|Xã Hồng Dụ
11218|299|Xã Văn Hội
11224|299|Xã Hồng Phong
11227|299|Xã Hiệp Lực
11230|299|Xã Kiến Phúc
11233|299|Xã Hưng Long
11239|300|Thị trấn Thanh Miện
11242|300|Xã Thanh Tùng
11245|300|Xã Phạm Kha
11248|300|Xã Ngô Quyền
11251|300|Xã Đoàn Tùng
11254|300|Xã Hồng Quang
11257|300|Xã Tân Trào
11260|300|Xã Lam Sơn
11263|300|Xã Đoàn Kết
11266|300|Xã Lê Hồng
11269|300|Xã Tứ Cường
11275|300|Xã Ngũ Hùng
11278|300|Xã Cao Thắng
11281|300|Xã Chi Lăng Bắc
11284|300|Xã Chi Lăng Nam
11287|300|Xã Thanh Giang
11293|300|Xã Hồng Phong
11296|303|Phường Quán Toan
11299|303|Phường Hùng Vương
11302|303|Phường Sở Dầu
11305|303|Phường Thượng Lý
11311|303|Phường Minh Khai
11320|303|Phường Hoàng Văn Thụ
11323|303|Phường Phan Bội Châu
11587|303|Phường Đại Bản
11599|303|Phường An Hưng
11602|303|Phường An Hồng
11329|304|Phường Máy Chai
11335|304|Phường Vạn Mỹ
11338|304|Phường Cầu Tre
11341|304|Phường Gia Viên
11344|304|Phường Cầu Đất
11350|304|Phường Đông Khê
11359|304|Phường Đằng Giang
11365|304|Phường Lạch Tray
11371|305|Phường An Biên
11383|305|Phường Trần Nguyên Hãn
11395|305|Phường Hàng Kênh
11401|305|Phường An Dương
11404|305|Phường Dư Hàng Kênh
11405|305|Phường Kênh Dương
11407|305|Phường Vĩnh Niệm
11410|306|Phường Đông Hải 1
11411|306|Phường Đông Hải 2
11413|306|Phường Đằng Lâm
11414|306|Phường Thành Tô
11416|306|Phường Đằng Hải
11419|306|Phường Nam Hải
11422|306|Phường Cát Bi
11425|306|Phường Tràng Cát
11431|307|Phường Đồng Hòa
11434|307|Phường Bắc Sơn
11437|307|Phường Nam Sơn
11440|307|Phường Ngọc Sơn
11443|307|Phường Trần Thành Ngọ
11446|307|Phường Văn Đẩu
11449|307|Phường Bắc Hà
11455|308|Phường Ngọc Xuyên
11458|308|Phường Hải Sơn
11461|308|Phường Vạn Hương
11465|308|Phường Minh Đức
11467|308|Phường Bàng La
11737|308|Phường Hợp Đức
11683|309|Phường Đa Phúc
11686|309|Phường Hưng Đạo
11689|309|Phường Anh Dũng
11692|309|Phường Hải Thành
11707|309|Phường Hòa Nghĩa
11740|309|Phường Tân Thành
11473|311|Phường Minh Đức
11485|311|Xã Liên Xuân
11488|311|Phường Lưu Kiếm
11500|311|Xã Bạch Đằng
11503|311|Xã Ninh Sơn
11506|311|Phường Quảng Thanh
11512|311|Phường Trần Hưng Đạo
11518|311|Xã Quang Trung
11521|311|Phường Lê Hồng Phong
11527|311|Phường Hòa Bình
11530|311|Phường Thủy Hà
11533|311|Phường An Lư
11539|311|Phường Phạm Ngũ Lão
11542|311|Phường Nam Triệu Giang
11545|311|Phường Tam Hưng
11551|311|Phường Lập Lễ
11557|311|Phường Thiên Hương
11560|311|Phường Thủy Đường
11569|311|Phường Hoàng Lâm
11572|311|Phường Hoa Động
11578|311|Phường Dương Quan
11581|312|Phường Lê Lợi
11584|312|Phường Lê Thiện
11590|312|Phường An Hòa
11593|312|Phường Hồng Phong
11596|312|Phường Tân Tiến
11608|312|Phường Nam Sơn
11614|312|Phường An Hải
11617|312|Phường Đồng Thái
11623|312|Phường An Đồng
11626|312|Phường Hồng Thái
11629|313|Thị trấn An Lão
11632|313|Xã Bát Trang
11635|313|Xã Trường Thọ
11638|313|Xã Trường Thành
11641|313|Xã An Tiến
11644|313|Xã Quang Hưng
11647|313|Xã Quang Trung
11650|313|Xã Quốc Tuấn
11653|313|Xã An Thắng
11656|313|Thị trấn Trường Sơn
11659|313|Xã Tân Dân
11662|313|Xã Thái Sơn
11665|313|Xã Tân Viên
11668|313|Xã Mỹ Đức
11671|313|Xã Chiến Thắng
11674|313|Xã An Thọ
11677|313|Xã An Thái
11680|314|Thị trấn Núi Đối
11695|314|Xã Đông Phương
11698|314|Xã Thuận Thiên
11701|314|Xã Hữu Bằng
11704|314|Xã Đại Đồng
11710|314|Xã Ngũ Phúc
11713|314|Xã Kiến Quốc
11716|314|Xã Du Lễ
11722|314|Xã Thanh Sơn
11725|314|Xã Minh Tân
11728|314|Xã Kiến Hưng
11734|314|Xã Tân Phong
11743|314|Xã Tân Trào
11746|314|Xã Đoàn Xá
11749|314|Xã Tú Sơn
11752|314|Xã Đại Hợp
11755|315|Thị trấn Tiên Lãng
11758|315|Xã Đại Thắng
11761|315|Xã Tiên Cường
11764|315|Xã Tự Cường
11770|315|Xã Quyết Tiến
11773|315|Xã Khởi Nghĩa
11776|315|Xã Tiên Thanh
11779|315|Xã Cấp Tiến
11782|315|Xã Kiến Thiết
11785|315|Xã Đoàn Lập
11791|315|Xã Tân Minh
11797|315|Xã Tiên Thắng
11800|315|Xã Tiên Minh
11803|315|Xã Bắc Hưng
11806|315|Xã Nam Hưng
11809|315|Xã Hùng Thắng
11812|315|Xã Tây Hưng
11815|315|Xã Đông Hưng
11821|315|Xã Vinh Quang
11824|316|Thị trấn Vĩnh Bảo
11827|316|Xã Dũng Tiến
11830|316|Xã Giang Biên
11833|316|Xã Thắng Thủy
11836|316|Xã Trung Lập
11839|316|Xã Việt Tiến
11842|316|Xã Vĩnh An
11848|316|Xã Vĩnh Hòa
11851|316|Xã Hùng Tiến
11857|316|Xã Tân Hưng
11860|316|Xã Tân Liên
11866|316|Xã Vĩnh Hưng
11875|316|Xã Vĩnh Hải
11881|316|Xã Liên Am
11884|316|Xã Lý Học
11887|316|Xã Tam Cường
11890|316|Xã Hòa Bình
11893|316|Xã Tiền Phong
11902|316|Xã Cao Minh
11911|316|Xã Trấn Dương
11914|317|Thị trấn Cát Bà
11917|317|Thị trấn Cát Hải
11920|317|Xã Nghĩa Lộ
11923|317|Xã Đồng Bài
11926|317|Xã Hoàng Châu
11929|317|Xã Văn Phong
11932|317|Xã Phù Long
11935|317|Xã Gia Luận
11938|317|Xã Hiền Hào
11941|317|Xã Trân Châu
11944|317|Xã Việt Hải
11947|317|Xã Xuân Đám
11950|323|Phường Lam Sơn
11953|323|Phường Hiến Nam
11956|323|Phường An Tảo
11959|323|Phường Lê Lợi
11962|323|Phường Minh Khai
11968|323|Phường Hồng Châu
11971|323|Xã Trung Nghĩa
11974|323|Xã Liên Phương
11977|323|Xã Phương Nam
11980|323|Xã Quảng Châu
11983|323|Xã Bảo Khê
12331|323|Xã Phú Cường
12334|323|Xã Hùng Cường
12385|323|Xã Tân Hưng
12388|323|Xã Hoàng Hanh
11986|325|Thị trấn Như Quỳnh
11989|325|Xã Lạc Đạo
11992|325|Xã Chỉ Đạo
11995|325|Xã Đại Đồng
11998|325|Xã Việt Hưng
12001|325|Xã Tân Quang
12004|325|Xã Đình Dù
12007|325|Xã Minh Hải
12010|325|Xã Lương Tài
12013|325|Xã Trưng Trắc
12016|325|Xã Lạc Hồng
12019|326|Thị trấn Văn Giang
12022|326|Xã Xuân Quan
12025|326|Xã Cửu Cao
12028|326|Xã Phụng Công
12031|326|Xã Nghĩa Trụ
12034|326|Xã Long Hưng
12037|326|Xã Vĩnh Khúc
12040|326|Xã Liên Nghĩa
12043|326|Xã Tân Tiến
12046|326|Xã Thắng Lợi
12049|326|Xã Mễ Sở
12052|327|Thị trấn Yên Mỹ
12055|327|Xã Nguyễn Văn Linh
12061|327|Xã Đồng Than
12064|327|Xã Ngọc Long
12067|327|Xã Liêu Xá
12070|327|Xã Hoàn Long
12073|327|Xã Tân Lập
12076|327|Xã Thanh Long
12079|327|Xã Yên Phú
12085|327|Xã Trung Hòa
12091|327|Xã Việt Yên
12100|327|Xã Tân Minh
12103|328|Phường Bần Yên Nhân
12106|328|Phường Phan Đình Phùng
12109|328|Xã Cẩm Xá
12112|328|Xã Dương Quang
12115|328|Xã Hòa Phong
12118|328|Phường Nhân Hòa
12121|328|Phường Dị Sử
12124|328|Phường Bạch Sam
12127|328|Phường Minh Đức
12130|328|Phường Phùng Chí Kiên
12133|328|Xã Xuân Dục
12136|328|Xã Ngọc Lâm
12139|328|Xã Hưng Long
12142|329|Thị trấn Ân Thi
12145|329|Xã Phù Ủng
12148|329|Xã Bắc Sơn
12151|329|Xã Bãi Sậy
12154|329|Xã Đào Dương
12157|329|Xã Quang Vinh
12160|329|Xã Vân Du
12166|329|Xã Xuân Trúc
12169|329|Xã Hoàng Hoa Thám
12172|329|Xã Quảng Lãng
12175|329|Xã Đa Lộc
12178|329|Xã Đặng Lễ
12181|329|Xã Cẩm Ninh
12184|329|Xã Nguyễn Trãi
12190|329|Xã Hồ Tùng Mậu
12193|329|Xã Tiền Phong
12196|329|Xã Hồng Quang
12202|329|Xã Hạ Lễ
12205|330|Thị trấn Khoái Châu
12208|330|Xã Đông Tảo
12211|330|Xã Bình Minh
12214|330|Xã Phạm Hồng Thái
12220|330|Xã Ông Đình
12223|330|Xã Tân Dân
12226|330|Xã Tứ Dân
12229|330|Xã An Vĩ
12232|330|Xã Đông Kết
12238|330|Xã Dân Tiến
12244|330|Xã Đồng Tiến
12247|330|Xã Tân Châu
12250|330|Xã Liên Khê
12253|330|Xã Phùng Hưng
12256|330|Xã Việt Hòa
12259|330|Xã Đông Ninh
12262|330|Xã Đại Tập
12265|330|Xã Chí Minh
12271|330|Xã Thuần Hưng
12274|330|Xã Nguyễn Huệ
12280|331|Thị trấn Lương Bằng
12283|331|Xã Nghĩa Dân
12286|331|Xã Toàn Thắng
12289|331|Xã Vĩnh Xá
12292|331|Xã Phạm Ngũ Lão
12295|331|Xã Phú Thọ
12298|331|Xã Đồng Thanh
12301|331|Xã Song Mai
12304|331|Xã Chính Nghĩa
12313|331|Xã Mai Động
12316|331|Xã Đức Hợp
12319|331|Xã Hùng An
12322|331|Xã Ngọc Thanh
12325|331|Xã Diên Hồng
12328|331|Xã Hiệp Cường
12337|332|Thị trấn Vương
12340|332|Xã Hưng Đạo
12346|332|Xã Nhật Tân
12352|332|Xã Lệ Xá
12355|332|Xã An Viên
12361|332|Xã Trung Dũng
12364|332|Xã Hải Thắng
12367|332|Xã Thủ Sỹ
12370|332|Xã Thiện Phiến
12373|332|Xã Thụy Lôi
12376|332|Xã Cương Chính
12391|333|Thị trấn Trần Cao
12394|333|Xã Minh Tân
12397|333|Xã Phan Sào Nam
12400|333|Xã Quang Hưng
12403|333|Xã Minh Hoàng
12406|333|Xã Đoàn Đào
12409|333|Xã Tống Phan
12412|333|Xã Đình Cao
12415|333|Xã Nhật Quang
12421|333|Xã Tam Đa
12424|333|Xã Tiên Tiến
12427|333|Xã Nguyên Hòa
12430|333|Xã Tống Trân
12433|336|Phường Lê Hồng Phong
12436|336|Phường Bồ Xuyên
12439|336|Phường Đề Thám
12442|336|Phường Kỳ Bá
12445|336|Phường Quang Trung
12448|336|Phường Phú Khánh
12451|336|Phường Tiền Phong
12452|336|Phường Trần Hưng Đạo
12454|336|Phường Trần Lãm
12457|336|Xã Đông Hòa
12460|336|Phường Hoàng Diệu
12463|336|Xã Phú Xuân
12466|336|Xã Vũ Phúc
12469|336|Xã Vũ Chính
12817|336|Xã Đông Mỹ
12820|336|Xã Đông Thọ
13084|336|Xã Vũ Đông
13108|336|Xã Vũ Lạc
13225|336|Xã Tân Bình
12472|338|Thị trấn Quỳnh Côi
12475|338|Xã An Khê
12478|338|Xã An Đồng
12481|338|Xã Quỳnh Hoa
12484|338|Xã Quỳnh Lâm
12487|338|Xã Quỳnh Thọ
12490|338|Xã An Hiệp
12493|338|Xã Quỳnh Hoàng
12496|338|Xã Quỳnh Giao
12499|338|Xã An Thái
12502|338|Xã An Cầu
12505|338|Xã Quỳnh Hồng
12508|338|Xã Quỳnh Khê
12511|338|Xã Quỳnh Minh
12514|338|Xã An Ninh
12517|338|Xã Quỳnh Ngọc
12520|338|Xã Quỳnh Hải
12523|338|Thị trấn An Bài
12526|338|Xã An Ấp
12529|338|Xã Quỳnh Hội
12532|338|Xã Châu Sơn
12535|338|Xã Quỳnh Mỹ
12538|338|Xã An Quí
12541|338|Xã An Thanh
12547|338|Xã An Vũ
12550|338|Xã An Lễ
12553|338|Xã Quỳnh Hưng
12559|338|Xã An Mỹ
12562|338|Xã Quỳnh Nguyên
12565|338|Xã An Vinh
12571|338|Xã An Dục
12574|338|Xã Đông Hải
12577|338|Xã Trang Bảo Xá
12580|338|Xã An Tràng
12583|338|Xã Đồng Tiến
12586|339|Thị trấn Hưng Hà
12589|339|Xã Quang Trung
12592|339|Xã Tân Lễ
12595|339|Xã Cộng Hòa
12601|339|Xã Canh Tân
12604|339|Xã Hòa Tiến
12610|339|Xã Tân Tiến
12613|339|Thị trấn Hưng Nhân
12616|339|Xã Đoan Hùng
12619|339|Xã Duyên Hải
12622|339|Xã Tân Hòa
12625|339|Xã Văn Cẩm
12628|339|Xã Bắc Sơn
12631|339|Xã Đông Đô
12634|339|Xã Phúc Khánh
12637|339|Xã Liên Hiệp
12640|339|Xã Tây Đô
12643|339|Xã Thống Nhất
12646|339|Xã Tiến Đức
12649|339|Xã Thái Hưng
12652|339|Xã Thái Phương
12655|339|Xã Hòa Bình
12656|339|Xã Chi Lăng
12658|339|Xã Minh Khai
12661|339|Xã Hồng An
12664|339|Xã Kim Chung
12667|339|Xã Hồng Lĩnh
12670|339|Xã Minh Tân
12673|339|Xã Văn Lang
12676|339|Xã Độc Lập
12679|339|Xã Chí Hòa
12682|339|Xã Minh Hòa
12685|339|Xã Hồng Minh
12688|340|Thị trấn Đông Hưng
12694|340|Xã Đông Phương
12700|340|Xã Liên An Đô
12703|340|Xã Đông Sơn
12706|340|Xã Đông Cường
12709|340|Xã Phú Lương
12712|340|Xã Mê Linh
12715|340|Xã Lô Giang
12718|340|Xã Đông La
12721|340|Xã Minh Tân
12724|340|Xã Đông Xá
12730|340|Xã Nguyên Xá
12736|340|Xã Phong Dương Tiến
12739|340|Xã Hồng Việt
12745|340|Xã Hà Giang
12748|340|Xã Đông Kinh
12751|340|Xã Đông Hợp
12754|340|Xã Thăng Long
12757|340|Xã Đông Các
12760|340|Xã Phú Châu
12763|340|Xã Liên Hoa
12769|340|Xã Đông Tân
12772|340|Xã Đông Vinh
12775|340|Xã Xuân Quang Động
12778|340|Xã Hồng Bạch
12784|340|Xã Trọng Quan
12790|340|Xã Hồng Giang
12793|340|Xã Đông Quan
12802|340|Xã Đông Á
12808|340|Xã Đông Hoàng
12811|340|Xã Đông Dương
12823|340|Xã Minh Phú
12826|341|Thị trấn Diêm Điền
12832|341|Xã Thụy Trường
12841|341|Xã Hồng Dũng
12844|341|Xã Thụy Quỳnh
12847|341|Xã An Tân
12850|341|Xã Thụy Ninh
12853|341|Xã Thụy Hưng
12856|341|Xã Thụy Việt
12859|341|Xã Thụy Văn
12862|341|Xã Thụy Xuân
12865|341|Xã Dương Phúc
12868|341|Xã Thụy Trình
12871|341|Xã Thụy Bình
12874|341|Xã Thụy Chính
12877|341|Xã Thụy Dân
12880|341|Xã Thụy Hải
12889|341|Xã Thụy Liên
12892|341|Xã Thụy Duyên
12898|341|Xã Thụy Thanh
12901|341|Xã Thụy Sơn
12904|341|Xã Thụy Phong
12907|341|Xã Thái Thượng
12910|341|Xã Thái Nguyên
12916|341|Xã Dương Hồng Thủy
12919|341|Xã Thái Giang
12922|341|Xã Hòa An
12925|341|Xã Sơn Hà
12934|341|Xã Thái Phúc
12937|341|Xã Thái Hưng
12940|341|Xã Thái Đô
12943|341|Xã Thái Xuyên
12949|341|Xã Mỹ Lộc
12958|341|Xã Tân Học
12961|341|Xã Thái Thịnh
12964|341|Xã Thuần Thành
12967|341|Xã Thái Thọ
12970|342|Thị trấn Tiền Hải
12976|342|Xã Đông Trà
12979|342|Xã Đông Long
12985|342|Xã Vũ Lăng
12988|342|Xã Đông Xuyên
12991|342|Xã Tây Lương
12994|342|Xã Tây Ninh
12997|342|Xã Đông Quang
13000|342|Xã Đông Hoàng
13003|342|Xã Đông Minh
13012|342|Xã An Ninh
13018|342|Xã Đông Cơ
13021|342|Xã Tây Giang
13024|342|Xã Đông Lâm
13027|342|Xã Phương Công
13030|342|Xã Ái Quốc
13036|342|Xã Nam Cường
13039|342|Xã Vân Trường
13045|342|Xã Nam Chính
13048|342|Xã Bắc Hải
13051|342|Xã Nam Thịnh
13054|342|Xã Nam Hà
13057|342|Xã Nam Tiến
13060|342|Xã Nam Trung
13063|342|Xã Nam Hồng
13066|342|Xã Nam Hưng
13069|342|Xã Nam Hải
13072|342|Xã Nam Phú
13075|343|Thị trấn Kiến Xương
13078|343|Xã Trà Giang
13081|343|Xã Quốc Tuấn
13087|343|Xã An Bình
13090|343|Xã Tây Sơn
13093|343|Xã Hồng Thái
13096|343|Xã Bình Nguyên
13102|343|Xã Lê Lợi
13111|343|Xã Vũ Lễ
13114|343|Xã Thanh Tân
13120|343|Xã Thống Nhất
13126|343|Xã Vũ Ninh
13129|343|Xã Vũ An
13132|343|Xã Quang Lịch
13135|343|Xã Hòa Bình
13138|343|Xã Bình Minh
13141|343|Xã Vũ Quí
13144|343|Xã Quang Bình
13150|343|Xã Vũ Trung
13156|343|Xã Vũ Công
13159|343|Xã Hồng Vũ
13162|343|Xã Quang Minh
13165|343|Xã Quang Trung
13171|343|Xã Minh Quang
13177|343|Xã Minh Tân
13180|343|Xã Nam Bình
13183|343|Xã Bình Thanh
13186|343|Xã Bình Định
13189|343|Xã Hồng Tiến
13276|344|Xã Vũ Vân
13192|344|Thị trấn Vũ Thư
13195|344|Xã Hồng Lý
13198|344|Xã Đồng Thanh
13201|344|Xã Xuân Hòa
13204|344|Xã Hiệp Hòa
13207|344|Xã Phúc Thành
13210|344|Xã Tân Phong
13213|344|Xã Song Lãng
13216|344|Xã Tân Hòa
13219|344|Xã Việt Hùng
13222|344|Xã Minh Lãng
13228|344|Xã Minh Khai
13231|344|Xã Dũng Nghĩa
13234|344|Xã Minh Quang
13237|344|Xã Tam Quang
13240|344|Xã Tân Lập
13243|344|Xã Bách Thuận
13246|344|Xã Tự Tân
13249|344|Xã Song An
13252|344|Xã Trung An
13255|344|Xã Vũ Hội
13258|344|Xã Hòa Bình
13261|344|Xã Nguyên Xá
13264|344|Xã Việt Thuận
13267|344|Xã Vũ Vinh
13270|344|Xã Vũ Đoài
13273|344|Xã Vũ Tiến
13279|344|Xã Duy Nhất
13282|344|Xã Hồng Phong
13285|347|Phường Quang Trung
13291|347|Phường Lê Hồng Phong
13294|347|Phường Châu Cầu
13303|347|Phường Lam Hạ
13306|347|Xã Phù Vân
13309|347|Phường Liêm Chính
13315|347|Phường Thanh Châu
13318|347|Phường Châu Sơn
13366|347|Phường Tân Hiệp
13426|347|Xã Kim Bình
13444|347|Phường Tân Liêm
13459|347|Phường Thanh Tuyền
13507|347|Xã Đinh Xá
13513|347|Xã Trịnh Xá
13321|349|Phường Đồng Văn
13324|349|Phường Hòa Mạc
13327|349|Xã Mộc Hoàn
13330|349|Phường Châu Giang
13333|349|Phường Bạch Thượng
13336|349|Phường Duy Minh
13342|349|Phường Duy Hải
13345|349|Xã Chuyên Ngoại
13348|349|Phường Yên Bắc
13351|349|Xã Trác Văn
13354|349|Phường Tiên Nội
13357|349|Phường Hoàng Đông
13360|349|Xã Yên Nam
13363|349|Xã Tiên Ngoại
13369|349|Xã Tiên Sơn
13384|350|Phường Quế
13387|350|Xã Nguyễn Úy
13390|350|Phường Đại Cương
13393|350|Phường Lê Hồ
13396|350|Phường Tượng Lĩnh
13402|350|Phường Tân Tựu
13405|350|Phường Đồng Hóa
13408|350|Xã Hoàng Tây
13411|350|Phường Tân Sơn
13414|350|Xã Thụy Lôi
13417|350|Xã Văn Xá
13420|350|Xã Khả Phong
13423|350|Phường Ngọc Sơn
13429|350|Phường Ba Sao
13432|350|Xã Liên Sơn
13435|350|Phường Thi Sơn
13438|350|Xã Thanh Sơn
13441|351|Thị trấn Kiện Khê
13450|351|Xã Liêm Phong
13453|351|Xã Thanh Hà
13456|351|Xã Liêm Cần
13465|351|Xã Liêm Thuận
13468|351|Xã Thanh Thủy
13471|351|Xã Thanh Phong
13474|351|Thị trấn Tân Thanh
13477|351|Xã Thanh Tân
13480|351|Xã Liêm Túc
13483|351|Xã Liêm Sơn
13486|351|Xã Thanh Hương
13489|351|Xã Thanh Nghị
13492|351|Xã Thanh Tâm
13495|351|Xã Thanh Nguyên
13498|351|Xã Thanh Hải
13501|352|Thị trấn Bình Mỹ
13504|352|Xã Bình Nghĩa
13510|352|Xã Tràng An
13516|352|Xã Đồng Du
13519|352|Xã Ngọc Lũ
13525|352|Xã Đồn Xá
13528|352|Xã An Ninh
13531|352|Xã Bồ Đề
13540|352|Xã Bình An
13543|352|Xã Vũ Bản
13546|352|Xã Trung Lương
13552|352|Xã An Đổ
13555|352|Xã La Sơn
13558|352|Xã Tiêu Động
13561|352|Xã An Lão
13567|353|Xã Hợp Lý
13570|353|Xã Nguyên Lý
13573|353|Xã Chính Lý
13576|353|Xã Chân Lý
13579|353|Xã Đạo Lý
13582|353|Xã Công Lý
13585|353|Xã Văn Lý
13588|353|Xã Bắc Lý
13591|353|Xã Đức Lý
13594|353|Xã Trần Hưng Đạo
13597|353|Thị trấn Vĩnh Trụ
13600|353|Xã Nhân Thịnh
13606|353|Xã Nhân Khang
13609|353|Xã Nhân Mỹ
13612|353|Xã Nhân Nghĩa
13615|353|Xã Nhân Chính
13618|353|Xã Nhân Bình
13621|353|Xã Phú Phúc
13624|353|Xã Xuân Khê
13627|353|Xã Tiến Thắng
13630|353|Xã Hòa Hậu
13636|356|Phường Vị Xuyên
13657|356|Phường Trường Thi
13666|356|Phường Trần Hưng Đạo
13669|356|Phường Cửa Bắc
13678|356|Phường Năng Tĩnh
13681|356|Phường Quang Trung
13684|356|Phường Lộc Hạ
13687|356|Phường Lộc Vượng
13690|356|Phường Cửa Nam
13693|356|Phường Lộc Hòa
13696|356|Phường Nam Phong
13699|356|Phường Mỹ Xá
13705|356|Phường Nam Vân
13708|356|Phường Hưng Lộc
13711|356|Xã Mỹ Hà
13717|356|Xã Mỹ Thắng
13720|356|Xã Mỹ Trung
13723|356|Xã Mỹ Tân
13726|356|Xã Mỹ Phúc
13732|356|Xã Mỹ Thuận
13735|356|Xã Mỹ Lộc
13741|359|Thị trấn Gôi
13747|359|Xã Hiển Khánh
13750|359|Xã Minh Tân
13753|359|Xã Hợp Hưng
13756|359|Xã Đại An
13762|359|Xã Cộng Hòa
13765|359|Xã Trung Thành
13768|359|Xã Quang Trung
13777|359|Xã Thành Lợi
13780|359|Xã Kim Thái
13783|359|Xã Liên Minh
13786|359|Xã Đại Thắng
13789|359|Xã Tam Thanh
13792|359|Xã Vĩnh Hào
13795|360|Thị trấn Lâm
13801|360|Xã Trung Nghĩa
13807|360|Xã Tân Minh
13810|360|Xã Yên Thọ
13819|360|Xã Phú Hưng
13822|360|Xã Yên Chính
13825|360|Xã Yên Bình
13831|360|Xã Yên Mỹ
13834|360|Xã Yên Dương
13843|360|Xã Yên Khánh
13846|360|Xã Yên Phong
13849|360|Xã Yên Ninh
13852|360|Xã Yên Lương
13861|360|Xã Yên Tiến
13864|360|Xã Yên Thắng
13867|360|Xã Yên Phúc
13870|360|Xã Yên Cường
13873|360|Xã Yên Lộc
13876|360|Xã Hồng Quang
13879|360|Xã Yên Đồng
13882|360|Xã Yên Khang
13885|360|Xã Yên Nhân
13888|360|Xã Yên Trị
13891|361|Thị trấn Liễu Đề
13894|361|Thị trấn Rạng Đông
13900|361|Xã Đồng Thịnh
13906|361|Xã Nghĩa Thái
13909|361|Xã Hoàng Nam
13912|361|Xã Nghĩa Châu
13915|361|Xã Nghĩa Trung
13918|361|Xã Nghĩa Sơn
13921|361|Xã Nghĩa Lạc
13924|361|Xã Nghĩa Hồng
13927|361|Xã Nghĩa Phong
13930|361|Xã Nghĩa Phú
13939|361|Thị trấn Quỹ Nhất
13942|361|Xã Nghĩa Hùng
13945|361|Xã Nghĩa Lâm
13948|361|Xã Nghĩa Thành
13951|361|Xã Phúc Thắng
13954|361|Xã Nghĩa Lợi
13957|361|Xã Nghĩa Hải
13963|361|Xã Nam Điền
13966|362|Thị trấn Nam Giang
13972|362|Xã Nam Điền
13975|362|Xã Nghĩa An
13978|362|Xã Nam Thắng
13984|362|Xã Hồng Quang
13987|362|Xã Tân Thịnh
13990|362|Xã Nam Cường
13993|362|Xã Nam Hồng
13996|362|Xã Nam Hùng
13999|362|Xã Nam Hoa
14002|362|Xã Nam Dương
14005|362|Xã Nam Thanh
14008|362|Xã Nam Lợi
14011|362|Xã Bình Minh
14014|362|Xã Đồng Sơn
14017|362|Xã Nam Tiến
14020|362|Xã Nam Hải
14023|362|Xã Nam Thái
14026|363|Thị trấn Cổ Lễ
14029|363|Xã Phương Định
14032|363|Xã Trực Chính
14035|363|Xã Trung Đông
14038|363|Xã Liêm Hải
14041|363|Xã Trực Tuấn
14044|363|Xã Việt Hùng
14047|363|Xã Trực Đạo
14050|363|Xã Trực Hưng
14053|363|Xã Trực Nội
14056|363|Thị trấn Cát Thành
14059|363|Xã Trực Thanh
14062|363|Xã Trực Khang
14065|363|Xã Trực Thuận
14068|363|Xã Trực Mỹ
14071|363|Xã Trực Đại
14074|363|Xã Trực Cường
14077|363|Thị trấn Ninh Cường
14080|363|Xã Trực Thái
14083|363|Xã Trực Hùng
14086|363|Xã Trực Thắng
14089|364|Thị trấn Xuân Trường
14092|364|Xã Xuân Châu
14095|364|Xã Xuân Hồng
14098|364|Xã Xuân Thành
14101|364|Xã Xuân Thượng
14104|364|Xã Xuân Giang
14110|364|Xã Xuân Tân
14116|364|Xã Xuân Ngọc
14122|364|Xã Trà Lũ
14125|364|Xã Thọ Nghiệp
14128|364|Xã Xuân Phú
14134|364|Xã Xuân Vinh
14143|364|Xã Xuân Ninh
14146|364|Xã Xuân Phúc
14152|365|Thị trấn Quất Lâm
14155|365|Xã Giao Hương
14158|365|Xã Hồng Thuận
14161|365|Xã Giao Thiện
14164|365|Xã Giao Thanh
14167|365|Thị trấn Giao Thủy
14170|365|Xã Bình Hòa
14176|365|Xã Giao Hà
14179|365|Xã Giao Nhân
14182|365|Xã Giao An
14185|365|Xã Giao Lạc
14188|365|Xã Giao Châu
14191|365|Xã Giao Tân
14194|365|Xã Giao Yến
14197|365|Xã Giao Xuân
14200|365|Xã Giao Thịnh
14203|365|Xã Giao Hải
14206|365|Xã Bạch Long
14209|365|Xã Giao Long
14212|365|Xã Giao Phong
14215|366|Thị trấn Yên Định
14218|366|Thị trấn Cồn
14221|366|Thị trấn Thịnh Long
14224|366|Xã Hải Nam
14227|366|Xã Hải Trung
14233|366|Xã Hải Minh
14236|366|Xã Hải Anh
14248|366|Xã Hải Hưng
14254|366|Xã Hải Long
14260|366|Xã Hải Đường
14263|366|Xã Hải Lộc
14266|366|Xã Hải Quang
14269|366|Xã Hải Đông
14272|366|Xã Hải Sơn
14275|366|Xã Hải Tân
14281|366|Xã Hải Phong
14284|366|Xã Hải An
14287|366|Xã Hải Tây
14293|366|Xã Hải Phú
14296|366|Xã Hải Giang
14302|366|Xã Hải Ninh
14308|366|Xã Hải Xuân
14311|366|Xã Hải Châu
14317|366|Xã Hải Hòa
14362|370|Phường Bắc Sơn
14365|370|Phường Trung Sơn
14368|370|Phường Nam Sơn
14369|370|Phường Tây Sơn
14371|370|Xã Yên Sơn
14374|370|Phường Yên Bình
14375|370|Phường Tân Bình
14377|370|Xã Quang Sơn
14380|370|Xã Đông Sơn
14386|372|Xã Xích Thổ
14389|372|Xã Gia Lâm
14392|372|Xã Gia Sơn
14395|372|Xã Thạch Bình
14398|372|Xã Gia Thủy
14401|372|Xã Gia Tường
14404|372|Xã Cúc Phương
14407|372|Xã Phú Sơn
14410|372|Xã Đức Long
14413|372|Xã Lạc Vân
14416|372|Xã Đồng Phong
14419|372|Xã Yên Quang
14425|372|Xã Thượng Hòa
14428|372|Thị trấn Nho Quan
14431|372|Xã Văn Phương
14434|372|Xã Thanh Sơn
14437|372|Xã Phúc Sơn
14443|372|Xã Văn Phú
14446|372|Xã Phú Lộc
14449|372|Xã Kỳ Phú
14452|372|Xã Quỳnh Lưu
14458|372|Xã Phú Long
14461|372|Xã Quảng Lạc
14464|373|Thị trấn Thịnh Vượng
14467|373|Xã Gia Hòa
14470|373|Xã Gia Hưng
14473|373|Xã Liên Sơn
14476|373|Xã Gia Thanh
14479|373|Xã Gia Vân
14482|373|Xã Gia Phú
14485|373|Xã Gia Xuân
14488|373|Xã Gia Lập
14494|373|Xã Gia Trấn
14500|373|Xã Gia Phương
14503|373|Xã Gia Tân
14506|373|Xã Tiến Thắng
14509|373|Xã Gia Trung
14512|373|Xã Gia Minh
14515|373|Xã Gia Lạc
14521|373|Xã Gia Sinh
14524|373|Xã Gia Phong
14320|374|Phường Đông Thành
14323|374|Phường Tân Thành
14329|374|Phường Vân Giang
14332|374|Phường Bích Đào
14338|374|Phường Nam Bình
14341|374|Phường Nam Thành
14344|374|Phường Ninh Khánh
14347|374|Xã Ninh Nhất
14350|374|Xã Ninh Tiến
14353|374|Phường Ninh Phúc
14356|374|Phường Ninh Sơn
14359|374|Phường Ninh Phong
14527|374|Phường Ninh Mỹ
14530|374|Phường Ninh Giang
14533|374|Xã Trường Yên
14536|374|Xã Ninh Khang
14542|374|Xã Ninh Hòa
14551|374|Xã Ninh Hải
14554|374|Xã Ninh Vân
14557|374|Xã Ninh An
14560|375|Thị trấn Yên Ninh
14563|375|Xã Khánh Thiện
14566|375|Xã Khánh Phú
14569|375|Xã Khánh Hòa
14572|375|Xã Khánh Lợi
14575|375|Xã Khánh An
14578|375|Xã Khánh Cường
14581|375|Xã Khánh Cư
14587|375|Xã Khánh Hải
14590|375|Xã Khánh Trung
14593|375|Xã Khánh Mậu
14596|375|Xã Khánh Vân
14599|375|Xã Khánh Hội
14602|375|Xã Khánh Công
14608|375|Xã Khánh Thành
14611|375|Xã Khánh Nhạc
14614|375|Xã Khánh Thủy
14617|375|Xã Khánh Hồng
14638|376|Xã Ân Hòa
14620|376|Thị trấn Phát Diệm
14623|376|Thị trấn Bình Minh
14629|376|Xã Hồi Ninh
14632|376|Xã Xuân Chính
14635|376|Xã Kim Định
14641|376|Xã Hùng Tiến
14647|376|Xã Quang Thiện
14650|376|Xã Như Hòa
14653|376|Xã Chất Bình
14656|376|Xã Đồng Hướng
14659|376|Xã Kim Chính
14662|376|Xã Thượng Kiệm
14668|376|Xã Tân Thành
14671|376|Xã Yên Lộc
14674|376|Xã Lai Thành
14677|376|Xã Định Hóa
14680|376|Xã Văn Hải
14683|376|Xã Kim Tân
14686|376|Xã Kim Mỹ
14689|376|Xã Cồn Thoi
14695|376|Xã Kim Trung
14698|376|Xã Kim Đông
14701|377|Thị trấn Yên Thịnh
14704|377|Xã Khánh Thượng
14707|377|Xã Khánh Dương
14719|377|Xã Yên Phong
14722|377|Xã Yên Hòa
14725|377|Xã Yên Thắng
14728|377|Xã Yên Từ
14734|377|Xã Yên Thành
14737|377|Xã Yên Nhân
14740|377|Xã Yên Mỹ
14743|377|Xã Yên Mạc
14746|377|Xã Yên Đồng
14749|377|Xã Yên Thái
14752|377|Xã Yên Lâm
16435|380|Phường An Hưng
14755|380|Phường Hàm Rồng
14758|380|Phường Đông Thọ
14761|380|Phường Nam Ngạn
14764|380|Phường Trường Thi
14767|380|Phường Điện Biên
14770|380|Phường Phú Sơn
14773|380|Phường Lam Sơn
14776|380|Phường Ba Đình
14779|380|Phường Ngọc Trạo
14782|380|Phường Đông Vệ
14785|380|Phường Đông Sơn
14791|380|Phường Đông Cương
14794|380|Phường Đông Hương
14797|380|Phường Đông Hải
14800|380|Phường Quảng Hưng
14803|380|Phường Quảng Thắng
14806|380|Phường Quảng Thành
15850|380|Xã Thiệu Vân
15856|380|Phường Thiệu Khánh
15859|380|Phường Thiệu Dương
15913|380|Phường Tào Xuyên
15922|380|Phường Long Anh
15925|380|Phường Hoằng Quang
15970|380|Phường Hoằng Đại
16378|380|Phường Rừng Thông
16381|380|Xã Đông Hoàng
16384|380|Xã Đông Ninh
16390|380|Xã Đông Hòa
16393|380|Xã Đông Yên
16396|380|Phường Đông Lĩnh
16399|380|Xã Đông Minh
16402|380|Xã Đông Thanh
16405|380|Xã Đông Tiến
16408|380|Xã Đông Khê
16414|380|Phường Đông Thịnh
16417|380|Xã Đông Văn
16420|380|Xã Đông Phú
16423|380|Xã Đông Nam
16426|380|Xã Đông Quang
16429|380|Xã Đông Vinh
16432|380|Phường Đông Tân
16441|380|Phường Quảng Thịnh
16459|380|Phường Quảng Đông
16507|380|Phường Quảng Cát
16522|380|Phường Quảng Phú
16525|380|Phường Quảng Tâm
14809|381|Phường Bắc Sơn
14812|381|Phường Ba Đình
14815|381|Phường Lam Sơn
14818|381|Phường Ngọc Trạo
14821|381|Phường Đông Sơn
14823|381|Phường Phú Sơn
14824|381|Xã Quang Trung
14830|382|Phường Trung Sơn
14833|382|Phường Bắc Sơn
14836|382|Phường Trường Sơn
14839|382|Phường Quảng Cư
14842|382|Phường Quảng Tiến
16513|382|Xã Quảng Minh
16516|382|Xã Đại Hùng
16528|382|Phường Quảng Thọ
16531|382|Phường Quảng Châu
16534|382|Phường Quảng Vinh
14845|384|Thị trấn Mường Lát
14848|384|Xã Tam Chung
14854|384|Xã Mường Lý
14857|384|Xã Trung Lý
14860|384|Xã Quang Chiểu
14863|384|Xã Pù Nhi
14864|384|Xã Nhi Sơn
14866|384|Xã Mường Chanh
14869|385|Thị trấn Hồi Xuân
14872|385|Xã Thành Sơn
14875|385|Xã Trung Sơn
14878|385|Xã Phú Thanh
14881|385|Xã Trung Thành
14884|385|Xã Phú Lệ
14887|385|Xã Phú Sơn
14890|385|Xã Phú Xuân
14896|385|Xã Hiền Chung
14899|385|Xã Hiền Kiệt
14902|385|Xã Nam Tiến
14908|385|Xã Thiên Phủ
14911|385|Xã Phú Nghiêm
14914|385|Xã Nam Xuân
14917|385|Xã Nam Động
14923|386|Thị trấn Cành Nàng
14926|386|Xã Điền Thượng
14929|386|Xã Điền Hạ
14932|386|Xã Điền Quang
14935|386|Xã Điền Trung
14938|386|Xã Thành Sơn
14941|386|Xã Lương Ngoại
14944|386|Xã Ái Thượng
14947|386|Xã Lương Nội
14950|386|Xã Điền Lư
14953|386|Xã Lương Trung
14956|386|Xã Lũng Niêm
14959|386|Xã Lũng Cao
14962|386|Xã Hạ Trung
14965|386|Xã Cổ Lũng
14968|386|Xã Thành Lâm
14971|386|Xã Ban Công
14974|386|Xã Kỳ Tân
14977|386|Xã Văn Nho
14980|386|Xã Thiết Ống
14986|386|Xã Thiết Kế
14995|387|Xã Trung Xuân
14998|387|Xã Trung Thượng
14999|387|Xã Trung Tiến
15001|387|Xã Trung Hạ
15004|387|Xã Sơn Hà
15007|387|Xã Tam Thanh
15010|387|Xã Sơn Thủy
15013|387|Xã Na Mèo
15016|387|Thị trấn Sơn Lư
15019|387|Xã Tam Lư
15022|387|Xã Sơn Điện
15025|387|Xã Mường Mìn
15031|388|Xã Yên Khương
15034|388|Xã Yên Thắng
15037|388|Xã Trí Nang
15040|388|Xã Giao An
15043|388|Xã Giao Thiện
15046|388|Xã Tân Phúc
15049|388|Xã Tam Văn
15052|388|Xã Lâm Phú
15055|388|Thị trấn Lang Chánh
15058|388|Xã Đồng Lương
15061|389|Thị trấn Ngọc Lặc
15064|389|Xã Lam Sơn
15067|389|Xã Mỹ Tân
15070|389|Xã Thúy Sơn
15073|389|Xã Thạch Lập
15076|389|Xã Vân Âm
15079|389|Xã Cao Ngọc
15085|389|Xã Quang Trung
15088|389|Xã Đồng Thịnh
15091|389|Xã Ngọc Liên
15094|389|Xã Ngọc Sơn
15097|389|Xã Lộc Thịnh
15100|389|Xã Cao Thịnh
15103|389|Xã Ngọc Trung
15106|389|Xã Phùng Giáo
15109|389|Xã Phùng Minh
15112|389|Xã Phúc Thịnh
15115|389|Xã Nguyệt Ấn
15118|389|Xã Kiên Thọ
15121|389|Xã Minh Tiến
15124|389|Xã Minh Sơn
15127|390|Thị trấn Phong Sơn
15133|390|Xã Cẩm Thành
15136|390|Xã Cẩm Quý
15139|390|Xã Cẩm Lương
15142|390|Xã Cẩm Thạch
15145|390|Xã Cẩm Liên
15148|390|Xã Cẩm Giang
15151|390|Xã Cẩm Bình
15154|390|Xã Cẩm Tú
15160|390|Xã Cẩm Châu
15163|390|Xã Cẩm Tâm
15169|390|Xã Cẩm Ngọc
15172|390|Xã Cẩm Long
15175|390|Xã Cẩm Yên
15178|390|Xã Cẩm Tân
15181|390|Xã Cẩm Phú
15184|390|Xã Cẩm Vân
15187|391|Thị trấn Kim Tân
15190|391|Thị trấn Vân Du
15196|391|Xã Thạch Lâm
15199|391|Xã Thạch Quảng
15202|391|Xã Thạch Tượng
15205|391|Xã Thạch Cẩm
15208|391|Xã Thạch Sơn
15211|391|Xã Thạch Bình
15214|391|Xã Thạch Định
15220|391|Xã Thạch Long
15223|391|Xã Thành Mỹ
15226|391|Xã Thành Yên
15229|391|Xã Thành Vinh
15232|391|Xã Thành Minh
15235|391|Xã Thành Công
15238|391|Xã Thành Tân
15241|391|Xã Thành Trực
15247|391|Xã Thành Tâm
15250|391|Xã Thành An
15253|391|Xã Thành Thọ
15256|391|Xã Thành Tiến
15259|391|Xã Thành Long
15265|391|Xã Thành Hưng
15268|391|Xã Ngọc Trạo
15271|392|Thị trấn Hà Trung
15274|392|Thị trấn Hà Long
15277|392|Xã Hà Vinh
15280|392|Xã Hà Bắc
15283|392|Xã Hoạt Giang
15286|392|Xã Yên Dương
15292|392|Xã Hà Giang
15298|392|Xã Lĩnh Toại
15304|392|Xã Hà Ngọc
15307|392|Xã Yến Sơn
15313|392|Xã Hà Sơn
15316|392|Thị trấn Hà Lĩnh
15319|392|Xã Hà Đông
15322|392|Xã Hà Tân
15325|392|Xã Hà Tiến
15328|392|Xã Hà Bình
15331|392|Xã Thái Lai
15334|392|Xã Hà Châu
15343|392|Xã Hà Hải
15349|393|Thị trấn Vĩnh Lộc
15352|393|Xã Vĩnh Quang
15355|393|Xã Vĩnh Yên
15358|393|Xã Vĩnh Tiến
15361|393|Xã Vĩnh Long
15364|393|Xã Vĩnh Phúc
15367|393|Xã Vĩnh Hưng
15376|393|Xã Vĩnh Hòa
15379|393|Xã Vĩnh Hùng
15382|393|Xã Minh Tân
15385|393|Xã Ninh Khang
15388|393|Xã Vĩnh Thịnh
15391|393|Xã Vĩnh An
15397|394|Thị trấn Thống Nhất
15403|394|Thị trấn Yên Lâm
15406|394|Xã Yên Tâm
15409|394|Xã Yên Phú
15412|394|Thị trấn Quý Lộc
15415|394|Xã Yên Thọ
15418|394|Xã Yên Trung
15421|394|Xã Yên Trường
15427|394|Xã Yên Phong
15430|394|Xã Yên Thái
15433|394|Xã Yên Hùng
15436|394|Xã Yên Thịnh
15442|394|Xã Yên Ninh
15445|394|Xã Định Tăng
15448|394|Xã Định Hòa
15451|394|Xã Định Thành
15454|394|Xã Định Công
15457|394|Xã Định Tân
15460|394|Xã Định Tiến
15463|394|Xã Định Long
15466|394|Xã Định Liên
15469|394|Thị trấn Quán Lào
15472|394|Xã Định Hưng
15475|394|Xã Định Hải
15478|394|Xã Định Bình
15493|395|Xã Xuân Hồng
15499|395|Thị trấn Thọ Xuân
15502|395|Xã Bắc Lương
15505|395|Xã Nam Giang
15508|395|Xã Xuân Phong
15511|395|Xã Thọ Lộc
15514|395|Xã Xuân Trường
15517|395|Xã Xuân Hòa
15520|395|Xã Thọ Hải
15523|395|Xã Tây Hồ
15526|395|Xã Xuân Giang
15532|395|Xã Xuân Sinh
15535|395|Xã Xuân Hưng
15538|395|Xã Thọ Diên
15541|395|Xã Thọ Lâm
15544|395|Xã Thọ Xương
15547|395|Xã Xuân Bái
15550|395|Xã Xuân Phú
15553|395|Thị trấn Sao Vàng
15556|395|Thị trấn Lam Sơn
15559|395|Xã Xuân Thiên
15565|395|Xã Thuận Minh
15568|395|Xã Thọ Lập
15571|395|Xã Quảng Phú
15574|395|Xã Xuân Tín
15577|395|Xã Phú Xuân
15583|395|Xã Xuân Lai
15586|395|Xã Xuân Lập
15592|395|Xã Xuân Minh
15598|395|Xã Trường Xuân
15607|396|Xã Bát Mọt
15610|396|Xã Yên Nhân
15619|396|Xã Xuân Lẹ
15622|396|Xã Vạn Xuân
15628|396|Xã Lương Sơn
15631|396|Xã Xuân Cao
15634|396|Xã Luận Thành
15637|396|Xã Luận Khê
15640|396|Xã Xuân Thắng
15643|396|Xã Xuân Lộc
15646|396|Thị trấn Thường Xuân
15649|396|Xã Xuân Dương
15652|396|Xã Thọ Thanh
15655|396|Xã Ngọc Phụng
15658|396|Xã Xuân Chinh
15661|396|Xã Tân Thành
15664|397|Thị trấn Triệu Sơn
15667|397|Xã Thọ Sơn
15670|397|Xã Thọ Bình
15673|397|Xã Thọ Tiến
15676|397|Xã Hợp Lý
15679|397|Xã Hợp Tiến
15682|397|Xã Hợp Thành
15685|397|Xã Triệu Thành
15688|397|Xã Hợp Thắng
15691|397|Xã Minh Sơn
15700|397|Xã Dân Lực
15703|397|Xã Dân Lý
15706|397|Xã Dân Quyền
15709|397|Xã An Nông
15712|397|Xã Văn Sơn
15715|397|Xã Thái Hòa
15718|397|Thị trấn Nưa
15721|397|Xã Đồng Lợi
15724|397|Xã Đồng Tiến
15727|397|Xã Đồng Thắng
15730|397|Xã Tiến Nông
15733|397|Xã Khuyến Nông
15736|397|Xã Xuân Lộc
15742|397|Xã Thọ Dân
15745|397|Xã Xuân Thọ
15748|397|Xã Thọ Tân
15751|397|Xã Thọ Ngọc
15754|397|Xã Thọ Cường
15760|397|Xã Thọ Phú
15763|397|Xã Thọ Thế
15766|397|Xã Nông Trường
15769|397|Xã Bình Sơn
15772|398|Thị trấn Thiệu Hóa
15775|398|Xã Thiệu Ngọc
15778|398|Xã Thiệu Vũ
15781|398|Xã Thiệu Phúc
15784|398|Xã Thiệu Tiến
15787|398|Xã Thiệu Công
15793|398|Xã Thiệu Long
15796|398|Xã Thiệu Giang
15799|398|Xã Thiệu Duy
15802|398|Xã Thiệu Nguyên
15805|398|Xã Thiệu Hợp
15808|398|Xã Thiệu Thịnh
15811|398|Xã Thiệu Quang
15814|398|Xã Thiệu Thành
15817|398|Xã Thiệu Toán
15820|398|Xã Thiệu Chính
15823|398|Xã Thiệu Hòa
15829|398|Thị trấn Hậu Hiền
15832|398|Xã Thiệu Viên
15835|398|Xã Thiệu Lý
15838|398|Xã Thiệu Vận
15841|398|Xã Thiệu Trung
15847|398|Xã Tân Châu
15853|398|Xã Thiệu Giao
15865|399|Thị trấn Bút Sơn
15877|399|Xã Hoằng Xuân
15880|399|Xã Hoằng Giang
15883|399|Xã Hoằng Phú
15886|399|Xã Hoằng Quỳ
15889|399|Xã Hoằng Kim
15892|399|Xã Hoằng Trung
15895|399|Xã Hoằng Trinh
15901|399|Xã Hoằng Sơn
15907|399|Xã Hoằng Cát
15910|399|Xã Hoằng Xuyên
15916|399|Xã Hoằng Quý
15919|399|Xã Hoằng Hợp
15928|399|Xã Hoằng Đức
15937|399|Xã Hoằng Hà
15940|399|Xã Hoằng Đạt
15946|399|Xã Hoằng Đạo
15949|399|Xã Hoằng Thắng
15952|399|Xã Hoằng Đồng
15955|399|Xã Hoằng Thái
15958|399|Xã Hoằng Thịnh
15961|399|Xã Hoằng Thành
15964|399|Xã Hoằng Lộc
15967|399|Xã Hoằng Trạch
15973|399|Xã Hoằng Phong
15976|399|Xã Hoằng Lưu
15979|399|Xã Hoằng Châu
15982|399|Xã Hoằng Tân
15985|399|Xã Hoằng Yến
15988|399|Xã Hoằng Tiến
15991|399|Xã Hoằng Hải
15994|399|Xã Hoằng Ngọc
15997|399|Xã Hoằng Đông
16000|399|Xã Hoằng Thanh
16003|399|Xã Hoằng Phụ
16006|399|Xã Hoằng Trường
16075|400|Xã Hòa Lộc
16012|400|Thị trấn Hậu Lộc
16015|400|Xã Đồng Lộc
16018|400|Xã Đại Lộc
16021|400|Xã Triệu Lộc
16027|400|Xã Tiến Lộc
16030|400|Xã Lộc Sơn
16033|400|Xã Cầu Lộc
16036|400|Xã Thành Lộc
16042|400|Xã Tuy Lộc
16045|400|Xã Mỹ Lộc
16048|400|Xã Thuần Lộc
16057|400|Xã Xuân Lộc
16063|400|Xã Hoa Lộc
16066|400|Xã Liên Lộc
16069|400|Xã Quang Lộc
16072|400|Xã Phú Lộc
16078|400|Xã Minh Lộc
16081|400|Xã Hưng Lộc
16084|400|Xã Hải Lộc
16087|400|Xã Đa Lộc
16090|400|Xã Ngư Lộc
16093|401|Thị trấn Nga Sơn
16096|401|Xã Ba Đình
16099|401|Xã Nga Vịnh
16102|401|Xã Nga Văn
16105|401|Xã Nga Thiện
16108|401|Xã Nga Tiến
16114|401|Xã Nga Phượng
16120|401|Xã Nga Hiệp
16123|401|Xã Nga Thanh
16132|401|Xã Nga Yên
16135|401|Xã Nga Giáp
16138|401|Xã Nga Hải
16141|401|Xã Nga Thành
16144|401|Xã Nga An
16147|401|Xã Nga Phú
16150|401|Xã Nga Điền
16153|401|Xã Nga Tân
16156|401|Xã Nga Thủy
16159|401|Xã Nga Liên
16162|401|Xã Nga Thái
16165|401|Xã Nga Thạch
16168|401|Xã Nga Thắng
16171|401|Xã Nga Trường
16174|402|Thị trấn Yên Cát
16177|402|Xã Bãi Trành
16180|402|Xã Xuân Hòa
16183|402|Xã Xuân Bình
16186|402|Xã Hóa Quỳ
16195|402|Xã Cát Vân
16198|402|Xã Cát Tân
16201|402|Xã Tân Bình
16204|402|Xã Bình Lương
16207|402|Xã Thanh Quân
16210|402|Xã Thanh Xuân
16213|402|Xã Thanh Hòa
16216|402|Xã Thanh Phong
16219|402|Xã Thanh Lâm
16222|402|Xã Thanh Sơn
16225|402|Xã Thượng Ninh
16228|403|Thị trấn Bến Sung
16231|403|Xã Cán Khê
16234|403|Xã Xuân Du
16240|403|Xã Phượng Nghi
16243|403|Xã Mậu Lâm
16246|403|Xã Xuân Khang
16249|403|Xã Phú Nhuận
16252|403|Xã Hải Long
16258|403|Xã Xuân Thái
16261|403|Xã Xuân Phúc
16264|403|Xã Yên Thọ
16267|403|Xã Yên Lạc
16273|403|Xã Thanh Tân
16276|403|Xã Thanh Kỳ
16279|404|Thị trấn Nông Cống
16282|404|Xã Tân Phúc
16285|404|Xã Tân Thọ
16288|404|Xã Hoàng Sơn
16291|404|Xã Tân Khang
16294|404|Xã Hoàng Giang
16297|404|Xã Trung Chính
16303|404|Xã Trung Thành
16309|404|Xã Tế Thắng
16315|404|Xã Tế Lợi
16318|404|Xã Tế Nông
16321|404|Xã Minh Nghĩa
16324|404|Xã Minh Khôi
16327|404|Xã Vạn Hòa
16330|404|Xã Trường Trung
16333|404|Xã Vạn Thắng
16336|404|Xã Trường Giang
16339|404|Xã Vạn Thiện
16342|404|Xã Thăng Long
16345|404|Xã Trường Minh
16348|404|Xã Trường Sơn
16351|404|Xã Thăng Bình
16354|404|Xã Công Liêm
16357|404|Xã Tượng Văn
16360|404|Xã Thăng Thọ
16363|404|Xã Tượng Lĩnh
16366|404|Xã Tượng Sơn
16369|404|Xã Công Chính
16375|404|Xã Yên Mỹ
16438|406|Thị trấn Tân Phong
16447|406|Xã Quảng Trạch
16453|406|Xã Quảng Đức
16456|406|Xã Quảng Định
16462|406|Xã Quảng Nhân
16465|406|Xã Quảng Ninh
16468|406|Xã Quảng Bình
16471|406|Xã Quảng Hợp
16474|406|Xã Quảng Văn
16477|406|Xã Quảng Long
16480|406|Xã Quảng Yên
16483|406|Xã Quảng Hòa
16489|406|Xã Quảng Khê
16492|406|Xã Quảng Trung
16495|406|Xã Quảng Chính
16498|406|Xã Quảng Ngọc
16501|406|Xã Quảng Trường
16510|406|Xã Quảng Phúc
16519|406|Xã Quảng Giao
16540|406|Xã Quảng Hải
16543|406|Xã Quảng Lưu
16546|406|Xã Quảng Lộc
16549|406|Xã Tiên Trang
16552|406|Xã Quảng Nham
16555|406|Xã Quảng Thạch
16558|406|Xã Quảng Thái
16561|407|Phường Hải Hòa
16564|407|Phường Hải Châu
16567|407|Xã Thanh Thủy
16570|407|Xã Thanh Sơn
16576|407|Phường Hải Ninh
16579|407|Xã Anh Sơn
16582|407|Xã Ngọc Lĩnh
16585|407|Phường Hải An
16591|407|Xã Các Sơn
16594|407|Phường Tân Dân
16597|407|Phường Hải Lĩnh
16600|407|Xã Định Hải
16603|407|Xã Phú Sơn
16606|407|Phường Ninh Hải
16609|407|Phường Nguyên Bình
16612|407|Xã Hải Nhân
16618|407|Phường Bình Minh
16621|407|Phường Hải Thanh
16624|407|Xã Phú Lâm
16627|407|Phường Xuân Lâm
16630|407|Phường Trúc Lâm
16633|407|Phường Hải Bình
16636|407|Xã Tân Trường
16639|407|Xã Tùng Lâm
16642|407|Phường Tĩnh Hải
16645|407|Phường Mai Lâm
16648|407|Xã Trường Lâm
16654|407|Phường Hải Thượng
16657|407|Xã Nghi Sơn
16660|407|Xã Hải Hà
16663|412|Phường Đông Vĩnh
16666|412|Phường Hà Huy Tập
16669|412|Phường Lê Lợi
16670|412|Phường Quán Bàu
16672|412|Phường Hưng Bình
16673|412|Phường Hưng Phúc
16675|412|Phường Hưng Dũng
16678|412|Phường Cửa Nam
16681|412|Phường Quang Trung
16690|412|Phường Trường Thi
16693|412|Phường Bến Thủy
16699|412|Phường Trung Đô
16702|412|Phường Nghi Phú
16705|412|Phường Hưng Đông
16708|412|Phường Hưng Lộc
16711|412|Xã Hưng Hòa
16714|412|Phường Vinh Tân
16717|412|Phường Nghi Thủy
16720|412|Phường Nghi Tân
16723|412|Phường Thu Thủy
16726|412|Phường Nghi Hòa
16729|412|Phường Nghi Hải
16732|412|Phường Nghi Hương
16735|412|Phường Nghi Thu
17902|412|Xã Nghi Phong
17905|412|Xã Nghi Xuân
17908|412|Xã Nghi Liên
17914|412|Xã Nghi Ân
17917|412|Xã Phúc Thọ
17920|412|Xã Nghi Kim
17923|412|Phường Nghi Đức
17926|412|Xã Nghi Thái
18013|412|Xã Hưng Chính
16939|414|Phường Hòa Hiếu
16993|414|Phường Quang Phong
16994|414|Phường Quang Tiến
17003|414|Phường Long Sơn
17005|414|Xã Nghĩa Tiến
17008|414|Xã Nghĩa Mỹ
17011|414|Xã Tây Hiếu
17014|414|Xã Nghĩa Thuận
17017|414|Xã Đông Hiếu
16738|415|Thị trấn Kim Sơn
16741|415|Xã Thông Thụ
16744|415|Xã Đồng Văn
16747|415|Xã Hạnh Dịch
16750|415|Xã Tiền Phong
16753|415|Xã Nậm Giải
16756|415|Xã Tri Lễ
16759|415|Xã Châu Kim
16763|415|Xã Mường Nọc
16765|415|Xã Châu Thôn
16768|415|Xã Nậm Nhoóng
16771|415|Xã Quang Phong
16774|415|Xã Căm Muộn
16777|416|Thị trấn Tân Lạc
16780|416|Xã Châu Bính
16783|416|Xã Châu Thuận
16786|416|Xã Châu Hội
16789|416|Xã Châu Nga
16792|416|Xã Châu Tiến
16795|416|Xã Châu Hạnh
16798|416|Xã Châu Thắng
16801|416|Xã Châu Phong
16804|416|Xã Châu Bình
16807|416|Xã Châu Hoàn
16810|416|Xã Diên Lãm
16840|417|Xã Bảo Nam
16813|417|Thị trấn Mường Xén
16816|417|Xã Mỹ Lý
16819|417|Xã Bắc Lý
16822|417|Xã Keng Đu
16825|417|Xã Đoọc Mạy
16828|417|Xã Huồi Tụ
16831|417|Xã Mường Lống
16834|417|Xã Na Loi
16837|417|Xã Nậm Cắn
16843|417|Xã Phà Đánh
16846|417|Xã Bảo Thắng
16849|417|Xã Hữu Lập
16852|417|Xã Tà Cạ
16855|417|Xã Chiêu Lưu
16858|417|Xã Mường Típ
16861|417|Xã Hữu Kiệm
16864|417|Xã Tây Sơn
16867|417|Xã Mường Ải
16870|417|Xã Na Ngoi
16873|417|Xã Nậm Càn
16876|418|Thị trấn Thạch Giám
16879|418|Xã Mai Sơn
16882|418|Xã Nhôn Mai
16885|418|Xã Hữu Khuông
16900|418|Xã Yên Tĩnh
16903|418|Xã Nga My
16904|418|Xã Xiêng My
16906|418|Xã Lưỡng Minh
16909|418|Xã Yên Hòa
16912|418|Xã Yên Na
16915|418|Xã Lưu Kiền
16921|418|Xã Xá Lượng
16924|418|Xã Tam Thái
16927|418|Xã Tam Đình
16930|418|Xã Yên Thắng
16933|418|Xã Tam Quang
16936|418|Xã Tam Hợp
16941|419|Thị trấn Nghĩa Đàn
16942|419|Xã Nghĩa Mai
16945|419|Xã Nghĩa Yên
16948|419|Xã Nghĩa Lạc
16951|419|Xã Nghĩa Lâm
16954|419|Xã Nghĩa Sơn
16957|419|Xã Nghĩa Lợi
16960|419|Xã Nghĩa Bình
16966|419|Xã Nghĩa Minh
16969|419|Xã Nghĩa Thọ
16972|419|Xã Nghĩa Hưng
16975|419|Xã Nghĩa Hồng
16981|419|Xã Nghĩa Trung
16984|419|Xã Nghĩa Hội
16987|419|Xã Nghĩa Thành
17020|419|Xã Nghĩa Đức
17023|419|Xã Nghĩa An
17026|419|Xã Nghĩa Long
17029|419|Xã Nghĩa Lộc
17032|419|Xã Nghĩa Khánh
17035|420|Thị trấn Quỳ Hợp
17038|420|Xã Yên Hợp
17041|420|Xã Châu Tiến
17044|420|Xã Châu Hồng
17047|420|Xã Đồng Hợp
17050|420|Xã Châu Thành
17053|420|Xã Liên Hợp
17056|420|Xã Châu Lộc
17059|420|Xã Tam Hợp
17062|420|Xã Châu Cường
17065|420|Xã Châu Quang
17068|420|Xã Thọ Hợp
17071|420|Xã Minh Hợp
17074|420|Xã Nghĩa Xuân
17077|420|Xã Châu Thái
17080|420|Xã Châu Đình
17083|420|Xã Văn Lợi
17086|420|Xã Nam Sơn
17089|420|Xã Châu Lý
17092|420|Xã Hạ Sơn
17095|420|Xã Bắc Sơn
17101|421|Xã Quỳnh Thắng
17119|421|Xã Quỳnh Tân
17122|421|Xã Quỳnh Châu
17140|421|Xã Tân Sơn
17143|421|Xã Quỳnh Văn
17146|421|Xã Ngọc Sơn
17149|421|Xã Quỳnh Tam
17152|421|Xã Quỳnh Sơn
17155|421|Xã Quỳnh Thạch
17158|421|Xã Quỳnh Bảng
17164|421|Xã Quỳnh Thanh
17167|421|Xã Quỳnh Hậu
17170|421|Xã Quỳnh Lâm
17173|421|Xã Quỳnh Đôi
17176|421|Xã Minh Lương
17179|421|Thị trấn Cầu Giát
17182|421|Xã Quỳnh Yên
17185|421|Xã Bình Sơn
17191|421|Xã Quỳnh Diễn
17197|421|Xã Quỳnh Giang
17206|421|Xã An Hòa
17209|421|Xã Phú Nghĩa
17212|421|Xã Văn Hải
17218|421|Xã Thuận Long
17224|421|Xã Tân Thắng
17230|422|Xã Bình Chuẩn
17233|422|Xã Lạng Khê
17236|422|Xã Cam Lâm
17239|422|Xã Thạch Ngàn
17242|422|Xã Đôn Phục
17245|422|Xã Mậu Đức
17248|422|Xã Châu Khê
17251|422|Xã Chi Khê
17254|422|Thị trấn Trà Lân
17257|422|Xã Yên Khê
17260|422|Xã Lục Dạ
17263|422|Xã Môn Sơn
17266|423|Thị trấn Tân Kỳ
17269|423|Xã Tân Hợp
17272|423|Xã Tân Phú
17275|423|Xã Tân Xuân
17278|423|Xã Giai Xuân
17281|423|Xã Bình Hợp
17284|423|Xã Nghĩa Đồng
17287|423|Xã Đồng Văn
17290|423|Xã Nghĩa Thái
17296|423|Xã Hoàn Long
17299|423|Xã Nghĩa Phúc
17302|423|Xã Tiên Kỳ
17305|423|Xã Tân An
17308|423|Xã Nghĩa Dũng
17314|423|Xã Kỳ Sơn
17317|423|Xã Hương Sơn
17320|423|Xã Kỳ Tân
17323|423|Xã Phú Sơn
17325|423|Xã Tân Hương
17326|423|Xã Nghĩa Hành
17329|424|Thị trấn Kim Nhan
17332|424|Xã Thọ Sơn
17335|424|Xã Thành Sơn
17338|424|Xã Bình Sơn
17344|424|Xã Tam Đỉnh
17347|424|Xã Hùng Sơn
17350|424|Xã Cẩm Sơn
17353|424|Xã Đức Sơn
17356|424|Xã Tường Sơn
17357|424|Xã Hoa Sơn
17359|424|Xã Tào Sơn
17362|424|Xã Vĩnh Sơn
17365|424|Xã Lạng Sơn
17368|424|Xã Hội Sơn
17374|424|Xã Phúc Sơn
17377|424|Xã Long Sơn
17380|424|Xã Khai Sơn
17383|424|Xã Lĩnh Sơn
17386|424|Xã Cao Sơn
17392|425|Xã Diễn Lâm
17395|425|Xã Diễn Đoài
17398|425|Xã Diễn Trường
17401|425|Xã Diễn Yên
17404|425|Xã Diễn Hoàng
17410|425|Xã Diễn Mỹ
17413|425|Xã Diễn Hồng
17416|425|Xã Diễn Phong
17419|425|Xã Hùng Hải
17425|425|Xã Diễn Liên
17428|425|Xã Diễn Vạn
17431|425|Xã Diễn Kim
17434|425|Xã Diễn Kỷ
17437|425|Xã Xuân Tháp
17440|425|Xã Diễn Thái
17443|425|Xã Diễn Đồng
17449|425|Xã Hạnh Quảng
17452|425|Xã Ngọc Bích
17458|425|Xã Diễn Nguyên
17461|425|Xã Diễn Hoa
17464|425|Thị trấn Diễn Thành
17467|425|Xã Diễn Phúc
17476|425|Xã Diễn Cát
17479|425|Xã Diễn Thịnh
17482|425|Xã Diễn Tân
17485|425|Xã Minh Châu
17488|425|Xã Diễn Thọ
17491|425|Xã Diễn Lợi
17494|425|Xã Diễn Lộc
17497|425|Xã Diễn Trung
17500|425|Xã Diễn An
17503|425|Xã Diễn Phú
17506|426|Thị trấn Hoa Thành
17509|426|Xã Mã Thành
17510|426|Xã Tiến Thành
17512|426|Xã Lăng Thành
17515|426|Xã Tân Thành
17518|426|Xã Đức Thành
17521|426|Xã Kim Thành
17524|426|Xã Hậu Thành
17527|426|Xã Đô Thành
17530|426|Xã Thọ Thành
17533|426|Xã Quang Thành
17536|426|Xã Tây Thành
17539|426|Xã Phúc Thành
17542|426|Xã Phú Thành
17545|426|Xã Đồng Thành
17554|426|Xã Tăng Thành
17557|426|Xã Văn Thành
17560|426|Xã Thịnh Thành
17566|426|Xã Xuân Thành
17569|426|Xã Bắc Thành
17572|426|Xã Đông Thành
17575|426|Xã Trung Thành
17578|426|Xã Long Thành
17581|426|Xã Minh Thành
17584|426|Xã Nam Thành
17587|426|Xã Vĩnh Thành
17596|426|Xã Viên Thành
17602|426|Xã Liên Thành
17605|426|Xã Bảo Thành
17608|426|Xã Mỹ Thành
17611|426|Xã Vân Tụ
17614|426|Xã Sơn Thành
17617|427|Thị trấn Đô Lương
17619|427|Xã Giang Sơn Đông
17620|427|Xã Giang Sơn Tây
17623|427|Xã Bạch Ngọc
17626|427|Xã Bồi Sơn
17629|427|Xã Hồng Sơn
17632|427|Xã Bài Sơn
17638|427|Xã Bắc Sơn
17641|427|Xã Tràng Sơn
17644|427|Xã Thượng Sơn
17647|427|Xã Hòa Sơn
17650|427|Xã Đặng Sơn
17653|427|Xã Đông Sơn
17656|427|Xã Nam Sơn
17659|427|Xã Lưu Sơn
17662|427|Xã Yên Sơn
17665|427|Xã Văn Sơn
17668|427|Xã Đà Sơn
17671|427|Xã Lạc Sơn
17674|427|Xã Tân Sơn
17677|427|Xã Thái Sơn
17680|427|Xã Quang Sơn
17683|427|Xã Thịnh Sơn
17686|427|Xã Trung Sơn
17689|427|Xã Xuân Sơn
17692|427|Xã Minh Sơn
17695|427|Xã Thuận Sơn
17698|427|Xã Nhân Sơn
17701|427|Xã Hiến Sơn
17704|427|Xã Mỹ Sơn
17707|427|Xã Trù Sơn
17710|427|Xã Đại Sơn
17713|428|Thị trấn Dùng
17716|428|Xã Cát Văn
17719|428|Xã Minh Sơn
17722|428|Xã Hạnh Lâm
17723|428|Xã Thanh Sơn
17728|428|Xã Phong Thịnh
17731|428|Xã Thanh Phong
17734|428|Xã Thanh Mỹ
17737|428|Xã Thanh Tiên
17743|428|Xã Thanh Liên
17749|428|Xã Đại Đồng
17755|428|Xã Thanh Ngọc
17758|428|Xã Thanh Hương
17759|428|Xã Ngọc Lâm
17764|428|Xã Đồng Văn
17767|428|Xã Ngọc Sơn
17770|428|Xã Thanh Thịnh
17773|428|Xã Thanh An
17776|428|Xã Thanh Quả
17779|428|Xã Xuân Dương
17785|428|Xã Minh Tiến
17791|428|Xã Kim Bảng
17797|428|Xã Thanh Thủy
17806|428|Xã Thanh Hà
17812|428|Xã Thanh Tùng
17815|428|Xã Thanh Lâm
17818|428|Xã Mai Giang
17821|428|Xã Thanh Xuân
17824|428|Xã Thanh Đức
17827|429|Thị trấn Quán Hành
17830|429|Xã Nghi Văn
17833|429|Xã Nghi Yên
17836|429|Xã Nghi Tiến
17839|429|Xã Nghi Hưng
17842|429|Xã Nghi Đồng
17845|429|Xã Nghi Thiết
17848|429|Xã Nghi Lâm
17851|429|Xã Nghi Quang
17854|429|Xã Nghi Kiều
17857|429|Xã Nghi Mỹ
17860|429|Xã Nghi Phương
17863|429|Xã Nghi Thuận
17866|429|Xã Nghi Long
17869|429|Xã Nghi Xá
17878|429|Xã Khánh Hợp
17884|429|Xã Nghi Công Bắc
17887|429|Xã Nghi Công Nam
17890|429|Xã Nghi Thạch
17893|429|Xã Nghi Trung
17896|429|Xã Thịnh Trường
17899|429|Xã Diên Hoa
17911|429|Xã Nghi Vạn
17932|430|Xã Nam Hưng
17935|430|Xã Nghĩa Thái
17938|430|Xã Nam Thanh
17941|430|Xã Nam Anh
17944|430|Xã Nam Xuân
17950|430|Thị trấn Nam Đàn
17953|430|Xã Nam Lĩnh
17956|430|Xã Nam Giang
17959|430|Xã Xuân Hòa
17962|430|Xã Hùng Tiến
17968|430|Xã Thượng Tân Lộc
17971|430|Xã Kim Liên
17980|430|Xã Xuân Hồng
17983|430|Xã Nam Cát
17986|430|Xã Khánh Sơn
17989|430|Xã Trung Phúc Cường
17998|430|Xã Nam Kim
18001|431|Thị trấn Hưng Nguyên
18004|431|Xã Hưng Trung
18007|431|Xã Hưng Yên
18008|431|Xã Hưng Yên Bắc
18010|431|Xã Hưng Tây
18016|431|Xã Hưng Đạo
18022|431|Xã Thịnh Mỹ
18025|431|Xã Hưng Lĩnh
18028|431|Xã Thông Tân
18037|431|Xã Hưng Nghĩa
18040|431|Xã Phúc Lợi
18043|431|Xã Long Xá
18052|431|Xã Châu Nhân
18055|431|Xã Xuân Lam
18064|431|Xã Hưng Thành
17104|432|Xã Quỳnh Vinh
17107|432|Xã Quỳnh Lộc
17110|432|Phường Quỳnh Thiện
17113|432|Xã Quỳnh Lập
17116|432|Xã Quỳnh Trang
17125|432|Phường Mai Hùng
17128|432|Phường Quỳnh Dị
17131|432|Phường Quỳnh Xuân
17134|432|Phường Quỳnh Phương
17137|432|Xã Quỳnh Liên
18073|436|Phường Nam Hà
18077|436|Phường Bắc Hà
18079|436|Phường Tân Giang
18082|436|Phường Đại Nài
18085|436|Phường Hà Huy Tập
18088|436|Phường Thạch Trung
18091|436|Phường Thạch Quý
18094|436|Phường Trần Phú
18097|436|Phường Văn Yên
18100|436|Phường Thạch Hạ
18103|436|Phường Đồng Môn
18109|436|Phường Thạch Hưng
18112|436|Xã Thạch Bình
18571|436|Xã Thạch Hải
18595|436|Xã Đỉnh Bàn
18598|436|Xã Hộ Độ
18604|436|Xã Thạch Khê
18619|436|Xã Thạch Trị
18622|436|Xã Thạch Lạc
18628|436|Xã Tượng Sơn
18631|436|Xã Thạch Văn
18637|436|Xã Thạch Thắng
18643|436|Xã Thạch Đài
18649|436|Xã Thạch Hội
18652|436|Xã Tân Lâm Hương
18685|436|Xã Cẩm Bình
18691|436|Xã Cẩm Vịnh
18115|437|Phường Bắc Hồng
18118|437|Phường Nam Hồng
18121|437|Phường Trung Lương
18124|437|Phường Đức Thuận
18127|437|Phường Đậu Liêu
18130|437|Xã Thuận Lộc
18133|439|Thị trấn Phố Châu
18136|439|Thị trấn Tây Sơn
18139|439|Xã Sơn Hồng
18142|439|Xã Sơn Tiến
18145|439|Xã Sơn Lâm
18148|439|Xã Sơn Lễ
18157|439|Xã Sơn Giang
18160|439|Xã Sơn Lĩnh
18163|439|Xã An Hòa Thịnh
18172|439|Xã Sơn Tây
18175|439|Xã Sơn Ninh
18178|439|Xã Châu Bình
18181|439|Xã Tân Mỹ Hà
18184|439|Xã Quang Diệm
18187|439|Xã Sơn Trung
18190|439|Xã Sơn Bằng
18196|439|Xã Sơn Kim 1
18199|439|Xã Sơn Kim 2
18202|439|Xã Mỹ Long
18211|439|Xã Kim Hoa
18217|439|Xã Sơn Phú
18223|439|Xã Hàm Trường
18229|440|Thị trấn Đức Thọ
18235|440|Xã Quang Vĩnh
18241|440|Xã Tùng Châu
18244|440|Xã Trường Sơn
18247|440|Xã Liên Minh
18253|440|Xã Yên Hồ
18259|440|Xã Tùng Ảnh
18262|440|Xã Bùi La Nhân
18274|440|Xã Thanh Bình Thịnh
18277|440|Xã Lâm Trung Thủy
18280|440|Xã Hòa Lạc
18283|440|Xã Tân Dân
18298|440|Xã An Dũng
18304|440|Xã Đức Đồng
18307|440|Xã Đức Lạng
18310|440|Xã Tân Hương
18313|441|Thị trấn Vũ Quang
18316|441|Xã Ân Phú
18319|441|Xã Đức Giang
18322|441|Xã Đức Lĩnh
18325|441|Xã Thọ Điền
18328|441|Xã Đức Hương
18331|441|Xã Đức Bồng
18334|441|Xã Đức Liên
18340|441|Xã Hương Minh
18343|441|Xã Quang Thọ
18352|442|Thị trấn Xuân An
18355|442|Xã Xuân Hội
18358|442|Xã Đan Trường
18364|442|Xã Xuân Phổ
18367|442|Xã Xuân Hải
18370|442|Xã Xuân Giang
18373|442|Thị trấn Tiên Điền
18376|442|Xã Xuân Yên
18379|442|Xã Xuân Mỹ
18382|442|Xã Xuân Thành
18385|442|Xã Xuân Viên
18388|442|Xã Xuân Hồng
18391|442|Xã Cỗ Đạm
18394|442|Xã Xuân Liên
18397|442|Xã Xuân Lĩnh
18400|442|Xã Xuân Lam
18403|442|Xã Cương Gián
18406|443|Thị trấn Nghèn
18415|443|Xã Thiên Lộc
18418|443|Xã Thuần Thiện
18427|443|Xã Vượng Lộc
18433|443|Xã Thanh Lộc
18436|443|Xã Kim Song Trường
18439|443|Xã Thường Nga
18445|443|Xã Tùng Lộc
18454|443|Xã Phú Lộc
18463|443|Xã Gia Hanh
18466|443|Xã Khánh Vĩnh Yên
18475|443|Xã Xuân Lộc
18478|443|Xã Thượng Lộc
18481|443|Xã Quang Lộc
18484|443|Thị trấn Đồng Lộc
18487|443|Xã Mỹ Lộc
18490|443|Xã Sơn Lộc
18496|444|Thị trấn Hương Khê
18499|444|Xã Điền Mỹ
18502|444|Xã Hà Linh
18505|444|Xã Hương Thủy
18508|444|Xã Hòa Hải
18514|444|Xã Phúc Đồng
18517|444|Xã Hương Giang
18520|444|Xã Lộc Yên
18523|444|Xã Hương Bình
18526|444|Xã Hương Long
18529|444|Xã Phú Gia
18532|444|Xã Gia Phố
18538|444|Xã Hương Đô
18541|444|Xã Hương Vĩnh
18544|444|Xã Hương Xuân
18547|444|Xã Phúc Trạch
18550|444|Xã Hương Trà
18553|444|Xã Hương Trạch
18556|444|Xã Hương Lâm
18559|444|Xã Hương Liên
18409|445|Xã Tân Lộc
18412|445|Xã Hồng Lộc
18421|445|Xã Thịnh Lộc
18430|445|Xã Bình An
18457|445|Xã Ích Hậu
18493|445|Xã Phù Lưu
18562|445|Thị trấn Thạch Hà
18565|445|Xã Ngọc Sơn
18568|445|Thị trấn Lộc Hà
18577|445|Xã Thạch Mỹ
18580|445|Xã Thạch Kim
18583|445|Xã Thạch Châu
18586|445|Xã Thạch Kênh
18589|445|Xã Thạch Sơn
18592|445|Xã Thạch Liên
18601|445|Xã Việt Tiến
18607|445|Xã Thạch Long
18625|445|Xã Thạch Ngọc
18634|445|Xã Lưu Vĩnh Sơn
18658|445|Xã Thạch Xuân
18667|445|Xã Nam Điền
18670|445|Xã Mai Phụ
18739|446|Xã Cẩm Mỹ
18673|446|Thị trấn Cẩm Xuyên
18676|446|Thị trấn Thiên Cầm
18679|446|Xã Yên Hòa
18682|446|Xã Cẩm Dương
18694|446|Xã Cẩm Thành
18697|446|Xã Cẩm Quang
18706|446|Xã Cẩm Thạch
18709|446|Xã Cẩm Nhượng
18712|446|Xã Nam Phúc Thăng
18715|446|Xã Cẩm Duệ
18721|446|Xã Cẩm Lĩnh
18724|446|Xã Cẩm Quan
18727|446|Xã Cẩm Hà
18730|446|Xã Cẩm Lộc
18733|446|Xã Cẩm Hưng
18736|446|Xã Cẩm Thịnh
18742|446|Xã Cẩm Trung
18745|446|Xã Cẩm Sơn
18748|446|Xã Cẩm Lạc
18751|446|Xã Cẩm Minh
18757|447|Xã Kỳ Xuân
18760|447|Xã Kỳ Bắc
18763|447|Xã Kỳ Phú
18766|447|Xã Kỳ Phong
18769|447|Xã Kỳ Tiến
18772|447|Xã Kỳ Giang
18775|447|Thị trấn Kỳ Đồng
18778|447|Xã Kỳ Khang
18784|447|Xã Kỳ Văn
18787|447|Xã Kỳ Trung
18790|447|Xã Kỳ Thọ
18793|447|Xã Kỳ Tây
18799|447|Xã Kỳ Thượng
18802|447|Xã Kỳ Hải
18805|447|Xã Kỳ Thư
18811|447|Xã Kỳ Châu
18814|447|Xã Kỳ Tân
18838|447|Xã Lâm Hợp
18844|447|Xã Kỳ Sơn
18850|447|Xã Kỳ Lạc
18754|449|Phường Hưng Trí
18781|449|Phường Kỳ Ninh
18796|449|Xã Kỳ Lợi
18808|449|Xã Kỳ Hà
18820|449|Phường Kỳ Trinh
18823|449|Phường Kỳ Thịnh
18829|449|Xã Kỳ Hoa
18832|449|Phường Kỳ Phương
18835|449|Phường Kỳ Long
18841|449|Phường Kỳ Liên
18847|449|Phường Kỳ Nam
18853|450|Phường Hải Thành
18856|450|Phường Đồng Phú
18859|450|Phường Bắc Lý
18865|450|Phường Nam Lý
18868|450|Phường Đồng Hải
18871|450|Phường Đồng Sơn
18874|450|Phường Phú Hải
18877|450|Phường Bắc Nghĩa
18880|450|Phường Đức Ninh Đông
18883|450|Xã Quang Phú
18886|450|Xã Lộc Ninh
18889|450|Xã Bảo Ninh
18892|450|Xã Nghĩa Ninh
18895|450|Xã Thuận Đức
18898|450|Xã Đức Ninh
18901|452|Thị trấn Quy Đạt
18904|452|Xã Dân Hóa
18907|452|Xã Trọng Hóa
18913|452|Xã Hồng Hóa
18919|452|Xã Tân Thành
18922|452|Xã Hóa Hợp
18925|452|Xã Xuân Hóa
18928|452|Xã Yên Hóa
18931|452|Xã Minh Hóa
18934|452|Xã Tân Hóa
18937|452|Xã Hóa Sơn
18943|452|Xã Trung Hóa
18946|452|Xã Thượng Hóa
18949|453|Thị trấn Đồng Lê
18952|453|Xã Hương Hóa
18955|453|Xã Kim Hóa
18958|453|Xã Thanh Hóa
18961|453|Xã Thanh Thạch
18964|453|Xã Thuận Hóa
18967|453|Xã Lâm Hóa
18970|453|Xã Lê Hóa
18973|453|Xã Sơn Hóa
18976|453|Xã Đồng Hóa
18979|453|Xã Ngư Hóa
18985|453|Xã Thạch Hóa
18988|453|Xã Đức Hóa
18991|453|Xã Phong Hóa
18994|453|Xã Mai Hóa
18997|453|Xã Tiến Hóa
19000|453|Xã Châu Hóa
19003|453|Xã Cao Quảng
19006|453|Xã Văn Hóa
19012|454|Xã Quảng Hợp
19015|454|Xã Quảng Kim
19018|454|Xã Quảng Đông
19021|454|Xã Quảng Phú
19024|454|Xã Quảng Châu
19027|454|Xã Quảng Thạch
19030|454|Xã Quảng Lưu
19033|454|Xã Quảng Tùng
19036|454|Xã Cảnh Dương
19039|454|Xã Quảng Tiến
19042|454|Xã Quảng Hưng
19045|454|Xã Quảng Xuân
19051|454|Xã Liên Trường
19057|454|Xã Quảng Phương
19063|454|Xã Phù Cảnh
19072|454|Xã Quảng Thanh
19111|455|Thị trấn Hoàn Lão
19114|455|Thị trấn NT Việt Trung
19117|455|Xã Xuân Trạch
19123|455|Xã Hạ Mỹ
19126|455|Xã Bắc Trạch
19129|455|Xã Lâm Trạch
19132|455|Xã Thanh Trạch
19135|455|Xã Liên Trạch
19138|455|Xã Phúc Trạch
19141|455|Xã Cự Nẫm
19144|455|Xã Hải Phú
19147|455|Xã Thượng Trạch
19150|455|Xã Sơn Lộc
19156|455|Xã Hưng Trạch
19159|455|Xã Đồng Trạch
19162|455|Xã Đức Trạch
19165|455|Thị trấn Phong Nha
19168|455|Xã Vạn Trạch
19174|455|Xã Phú Định
19177|455|Xã Trung Trạch
19180|455|Xã Tây Trạch
19183|455|Xã Hòa Trạch
19186|455|Xã Đại Trạch
19189|455|Xã Nhân Trạch
19192|455|Xã Tân Trạch
19198|455|Xã Lý Nam
19204|456|Xã Trường Sơn
19207|456|Thị trấn Quán Hàu
19210|456|Xã Vĩnh Ninh
19213|456|Xã Võ Ninh
19216|456|Xã Hải Ninh
19219|456|Xã Hàm Ninh
19222|456|Xã Duy Ninh
19225|456|Xã Gia Ninh
19228|456|Xã Trường Xuân
19231|456|Xã Hiền Ninh
19234|456|Xã Tân Ninh
19237|456|Xã Xuân Ninh
19240|456|Xã An Ninh
19243|456|Xã Vạn Ninh
19246|457|Thị trấn NT Lệ Ninh
19249|457|Thị trấn Kiến Giang
19252|457|Xã Hồng Thủy
19255|457|Xã Ngư Thủy Bắc
19258|457|Xã Hoa Thủy
19261|457|Xã Thanh Thủy
19264|457|Xã An Thủy
19267|457|Xã Phong Thủy
19270|457|Xã Cam Thủy
19273|457|Xã Ngân Thủy
19276|457|Xã Sơn Thủy
19279|457|Xã Lộc Thủy
19285|457|Xã Liên Thủy
19288|457|Xã Hưng Thủy
19291|457|Xã Dương Thủy
19294|457|Xã Tân Thủy
19297|457|Xã Phú Thủy
19300|457|Xã Xuân Thủy
19303|457|Xã Mỹ Thủy
19306|457|Xã Ngư Thủy
19309|457|Xã Mai Thủy
19312|457|Xã Sen Thủy
19315|457|Xã Thái Thủy
19318|457|Xã Kim Thủy
19321|457|Xã Trường Thủy
19327|457|Xã Lâm Thủy
19009|458|Phường Ba Đồn
19060|458|Phường Quảng Long
19066|458|Phường Quảng Thọ
19069|458|Xã Quảng Tiên
19075|458|Xã Quảng Trung
19078|458|Phường Quảng Phong
19081|458|Phường Quảng Thuận
19084|458|Xã Quảng Tân
19087|458|Xã Quảng Hải
19090|458|Xã Quảng Sơn
19093|458|Xã Quảng Lộc
19096|458|Xã Quảng Thủy
19099|458|Xã Quảng Văn
19102|458|Phường Quảng Phúc
19105|458|Xã Quảng Hòa
19108|458|Xã Quảng Minh
19330|461|Phường Đông Giang
19333|461|Phường 1
19336|461|Phường Đông Lễ
19339|461|Phường Đông Thanh
19342|461|Phường 2
19345|461|Phường 4
19348|461|Phường 5
19351|461|Phường Đông Lương
19354|461|Phường 3
19357|462|Phường 1
19358|462|Phường An Đôn
19360|462|Phường 2
19361|462|Phường 3
19705|462|Xã Hải Lệ
19363|464|Thị trấn Hồ Xá
19366|464|Thị trấn Bến Quan
19369|464|Xã Vĩnh Thái
19372|464|Xã Vĩnh Tú
19375|464|Xã Vĩnh Chấp
19378|464|Xã Trung Nam
19384|464|Xã Kim Thạch
19387|464|Xã Vĩnh Long
19393|464|Xã Vĩnh Khê
19396|464|Xã Vĩnh Hòa
19402|464|Xã Vĩnh Thủy
19405|464|Xã Vĩnh Lâm
19408|464|Xã Hiền Thành
19414|464|Thị trấn Cửa Tùng
19417|464|Xã Vĩnh Hà
19420|464|Xã Vĩnh Sơn
19423|464|Xã Vĩnh Giang
19426|464|Xã Vĩnh Ô
19429|465|Thị trấn Khe Sanh
19432|465|Thị trấn Lao Bảo
19435|465|Xã Hướng Lập
19438|465|Xã Hướng Việt
19441|465|Xã Hướng Phùng
19444|465|Xã Hướng Sơn
19447|465|Xã Hướng Linh
19450|465|Xã Tân Hợp
19453|465|Xã Hướng Tân
19456|465|Xã Tân Thành
19459|465|Xã Tân Long
19462|465|Xã Tân Lập
19465|465|Xã Tân Liên
19468|465|Xã Húc
19471|465|Xã Thuận
19474|465|Xã Hướng Lộc
19477|465|Xã Ba Tầng
19480|465|Xã Thanh
19483|465|Xã A Dơi
19489|465|Xã Lìa
19492|465|Xã Xy
19495|466|Thị trấn Gio Linh
19496|466|Thị trấn Cửa Việt
19498|466|Xã Trung Giang
19501|466|Xã Trung Hải
19504|466|Xã Trung Sơn
19507|466|Xã Phong Bình
19510|466|Xã Gio Mỹ
19519|466|Xã Gio Hải
19522|466|Xã Gio An
19534|466|Xã Linh Trường
19537|466|Xã Gio Sơn
19543|466|Xã Gio Mai
19546|466|Xã Hải Thái
19552|466|Xã Gio Quang
19555|467|Thị trấn Krông Klang
19558|467|Xã Mò Ó
19561|467|Xã Hướng Hiệp
19564|467|Xã Đa Krông
19567|467|Xã Triệu Nguyên
19570|467|Xã Ba Lòng
19576|467|Xã Ba Nang
19579|467|Xã Tà Long
19582|467|Xã Húc Nghì
19585|467|Xã A Vao
19588|467|Xã Tà Rụt
19591|467|Xã A Bung
19594|467|Xã A Ngo
19597|468|Thị trấn Cam Lộ
19600|468|Xã Cam Tuyền
19603|468|Xã Thanh An
19606|468|Xã Cam Thủy
19612|468|Xã Cam Thành
19615|468|Xã Cam Hiếu
19618|468|Xã Cam Chính
19621|468|Xã Cam Nghĩa
19624|469|Thị trấn Ái Tử
19627|469|Xã Triệu Tân
19633|469|Xã Triệu Phước
19636|469|Xã Triệu Độ
19639|469|Xã Triệu Trạch
19642|469|Xã Triệu Thuận
19645|469|Xã Triệu Đại
19648|469|Xã Triệu Hòa
19654|469|Xã Triệu Cơ
19657|469|Xã Triệu Long
19660|469|Xã Triệu Tài
19666|469|Xã Triệu Trung
19669|469|Xã Triệu Ái
19672|469|Xã Triệu Thượng
19675|469|Xã Triệu Giang
19678|469|Xã Triệu Thành
19681|470|Thị trấn Diên Sanh
19684|470|Xã Hải An
19687|470|Xã Hải Bình
19693|470|Xã Hải Quy
19699|470|Xã Hải Hưng
19702|470|Xã Hải Phú
19708|470|Xã Hải Thượng
19711|470|Xã Hải Dương
19714|470|Xã Hải Định
19717|470|Xã Hải Lâm
19726|470|Xã Hải Phong
19729|470|Xã Hải Trường
19735|470|Xã Hải Sơn
19738|470|Xã Hải Chánh
19741|470|Xã Hải Khê
19777|474|Phường Vỹ Dạ
19780|474|Phường Phường Đúc
19783|474|Phường Vĩnh Ninh
19786|474|Phường Phú Hội
19789|474|Phường Phú Nhuận
19792|474|Phường Xuân Phú
19795|474|Phường Trường An
19798|474|Phường Phước Vĩnh
19801|474|Phường An Cựu
19807|474|Phường Thủy Biều
19813|474|Phường Thủy Xuân
19815|474|Phường An Đông
19816|474|Phường An Tây
19900|474|Phường Thuận An
19909|474|Phường Dương Nỗ
19930|474|Phường Phú Thượng
19963|474|Phường Thủy Vân
19981|474|Phường Thủy Bằng
20002|474|Phường Hương Phong
19750|475|Phường Tây Lộc
19753|475|Phường Thuận Lộc
19756|475|Phường Gia Hội
19759|475|Phường Phú Hậu
19762|475|Phường Thuận Hòa
19768|475|Phường Đông Ba
19774|475|Phường Kim Long
19803|475|Phường An Hòa
19804|475|Phường Hương Sơ
19810|475|Phường Hương Long
20014|475|Phường Hương Vinh
20023|475|Phường Hương An
20029|475|Phường Long Hồ
19819|476|Phường Phong Thu
19825|476|Xã Phong Thạnh
19828|476|Phường Phong Phú
19831|476|Xã Phong Bình
19837|476|Xã Phong Chương
19843|476|Phường Phong Hải
19846|476|Phường Phong Hòa
19852|476|Phường Phong Hiền
19855|476|Xã Phong Mỹ
19858|476|Phường Phong An
19861|476|Xã Phong Xuân
19864|476|Xã Phong Sơn
19867|477|Thị trấn Sịa
19870|477|Xã Quảng Thái
19873|477|Xã Quảng Ngạn
19876|477|Xã Quảng Lợi
19879|477|Xã Quảng Công
19882|477|Xã Quảng Phước
19885|477|Xã Quảng Vinh
19888|477|Xã Quảng An
19891|477|Xã Quảng Thành
19894|477|Xã Quảng Thọ
19897|477|Xã Quảng Phú
19903|478|Xã Phú Thuận
19912|478|Xã Phú An
19915|478|Xã Phú Hải
19918|478|Xã Phú Xuân
19921|478|Xã Phú Diên
19927|478|Xã Phú Mỹ
19933|478|Xã Phú Hồ
19936|478|Xã Vinh Xuân
19939|478|Xã Phú Lương
19942|478|Thị trấn Phú Đa
19945|478|Xã Vinh Thanh
19948|478|Xã Vinh An
19954|478|Xã Phú Gia
19957|478|Xã Vinh Hà
19960|479|Phường Phú Bài
19966|479|Xã Thủy Thanh
19969|479|Phường Thủy Dương
19972|479|Phường Thủy Phương
19975|479|Phường Thủy Châu
19978|479|Phường Thủy Lương
19984|479|Xã Thủy Tân
19987|479|Xã Thủy Phù
19990|479|Xã Phú Sơn
19993|479|Xã Dương Hòa
19996|480|Phường Tứ Hạ
20005|480|Xã Hương Toàn
20008|480|Phường Hương Vân
20011|480|Phường Hương Văn
20017|480|Phường Hương Xuân
20020|480|Phường Hương Chữ
20026|480|Xã Hương Bình
20035|480|Xã Bình Tiến
20041|480|Xã Bình Thành
20044|481|Thị trấn A Lưới
20047|481|Xã Hồng Vân
20050|481|Xã Hồng Hạ
20053|481|Xã Hồng Kim
20056|481|Xã Trung Sơn
20059|481|Xã Hương Nguyên
20065|481|Xã Hồng Bắc
20068|481|Xã A Ngo
20071|481|Xã Sơn Thủy
20074|481|Xã Phú Vinh
20080|481|Xã Hương Phong
20083|481|Xã Quảng Nhâm
20086|481|Xã Hồng Thượng
20089|481|Xã Hồng Thái
20095|481|Xã A Roàng
20098|481|Xã Đông Sơn
20101|481|Xã Lâm Đớt
20104|481|Xã Hồng Thủy
20107|482|Thị trấn Phú Lộc
20110|482|Thị trấn Lăng Cô
20113|482|Xã Vinh Mỹ
20116|482|Xã Vinh Hưng
20122|482|Xã Giang Hải
20125|482|Xã Vinh Hiền
20128|482|Xã Lộc Bổn
20131|482|Thị trấn Lộc Sơn
20134|482|Xã Lộc Bình
20137|482|Xã Lộc Vĩnh
20140|482|Xã Lộc An
20143|482|Xã Lộc Điền
20146|482|Xã Lộc Thủy
20149|482|Xã Lộc Trì
20152|482|Xã Lộc Tiến
20155|482|Xã Lộc Hòa
20158|482|Xã Xuân Lộc
20161|482|Thị trấn Khe Tre
20164|482|Xã Hương Phú
20167|482|Xã Hương Sơn
20170|482|Xã Hương Lộc
20173|482|Xã Thượng Quảng
20179|482|Xã Hương Xuân
20182|482|Xã Hương Hữu
20185|482|Xã Thượng Lộ
20188|482|Xã Thượng Long
20191|482|Xã Thượng Nhật
20194|490|Phường Hòa Hiệp Bắc
20195|490|Phường Hòa Hiệp Nam
20197|490|Phường Hòa Khánh Bắc
20198|490|Phường Hòa Khánh Nam
20200|490|Phường Hòa Minh
20206|491|Phường Thanh Khê Tây
20207|491|Phường Thanh Khê Đông
20209|491|Phường Xuân Hà
20215|491|Phường Chính Gián
20218|491|Phường Thạc Gián
20224|491|Phường An Khê
20227|492|Phường Thanh Bình
20230|492|Phường Thuận Phước
20233|492|Phường Thạch Thang
20236|492|Phường Hải Châu
20242|492|Phường Phước Ninh
20245|492|Phường Hòa Thuận Tây
20254|492|Phường Bình Thuận
20257|492|Phường Hòa Cường Bắc
20258|492|Phường Hòa Cường Nam
20263|493|Phường Thọ Quang
20266|493|Phường Nại Hiên Đông
20269|493|Phường Mân Thái
20272|493|Phường An Hải Bắc
20275|493|Phường Phước Mỹ
20278|493|Phường An Hải Nam
20284|494|Phường Mỹ An
20285|494|Phường Khuê Mỹ
20287|494|Phường Hòa Quý
20290|494|Phường Hòa Hải
20260|495|Phường Khuê Trung
20305|495|Phường Hòa Phát
20306|495|Phường Hòa An
20311|495|Phường Hòa Thọ Tây
20312|495|Phường Hòa Thọ Đông
20314|495|Phường Hòa Xuân
20293|497|Xã Hòa Bắc
20296|497|Xã Hòa Liên
20299|497|Xã Hòa Ninh
20302|497|Xã Hòa Sơn
20308|497|Xã Hòa Nhơn
20317|497|Xã Hòa Phú
20320|497|Xã Hòa Phong
20323|497|Xã Hòa Châu
20326|497|Xã Hòa Tiến
20329|497|Xã Hòa Phước
20332|497|Xã Hòa Khương
20335|502|Phường Tân Thạnh
20341|502|Phường An Mỹ
20344|502|Phường Hòa Hương
20347|502|Phường An Xuân
20350|502|Phường An Sơn
20353|502|Phường Trường Xuân
20356|502|Phường An Phú
20359|502|Xã Tam Thanh
20362|502|Xã Tam Thăng
20371|502|Xã Tam Phú
20375|502|Phường Hòa Thuận
20389|502|Xã Tam Ngọc
20398|503|Phường Minh An
20401|503|Phường Tân An
20404|503|Phường Cẩm Phô
20407|503|Phường Thanh Hà
20410|503|Phường Sơn Phong
20413|503|Phường Cẩm Châu
20416|503|Phường Cửa Đại
20419|503|Phường Cẩm An
20422|503|Xã Cẩm Hà
20425|503|Xã Cẩm Kim
20428|503|Phường Cẩm Nam
20431|503|Xã Cẩm Thanh
20434|503|Xã Tân Hiệp
20437|504|Xã Ch'ơm
20440|504|Xã Ga Ri
20443|504|Xã A Xan
20446|504|Xã Tr'Hy
20449|504|Xã Lăng
20452|504|Xã A Nông
20455|504|Xã A Tiêng
20458|504|Xã Bha Lê
20461|504|Xã A Vương
20464|504|Xã Dang
20467|505|Thị trấn P Rao
20470|505|Xã Tà Lu
20473|505|Xã Sông Kôn
20476|505|Xã Jơ Ngây
20479|505|Xã A Ting
20482|505|Xã Tư
20485|505|Xã Ba
20488|505|Xã A Rooi
20491|505|Xã Za Hung
20494|505|Xã Mà Cooi
20497|505|Xã Ka Dăng
20500|506|Thị trấn Ái Nghĩa
20503|506|Xã Đại Sơn
20506|506|Xã Đại Lãnh
20509|506|Xã Đại Hưng
20512|506|Xã Đại Hồng
20515|506|Xã Đại Đồng
20518|506|Xã Đại Quang
20521|506|Xã Đại Nghĩa
20524|506|Xã Đại Hiệp
20527|506|Xã Đại Thạnh
20530|506|Xã Đại Chánh
20533|506|Xã Đại Tân
20536|506|Xã Đại Phong
20539|506|Xã Đại Minh
20542|506|Xã Đại Thắng
20545|506|Xã Đại Cường
20547|506|Xã Đại An
20548|506|Xã Đại Hòa
20551|507|Phường Vĩnh Điện
20554|507|Xã Điện Tiến
20557|507|Xã Điện Hòa
20560|507|Phường Điện Thắng Bắc
20561|507|Phường Điện Thắng Trung
20562|507|Phường Điện Thắng Nam
20563|507|Phường Điện Ngọc
20566|507|Xã Điện Hồng
20569|507|Xã Điện Thọ
20572|507|Xã Điện Phước
20575|507|Phường Điện An
20578|507|Phường Điện Nam Bắc
20579|507|Phường Điện Nam Trung
20580|507|Phường Điện Nam Đông
20581|507|Phường Điện Dương
20584|507|Xã Điện Quang
20587|507|Xã Điện Trung
20590|507|Xã Điện Phong
20593|507|Phường Điện Minh
20596|507|Phường Điện Phương
20599|508|Thị trấn Nam Phước
20605|508|Xã Duy Phú
20608|508|Xã Duy Tân
20611|508|Xã Duy Hòa
20614|508|Xã Duy Châu
20617|508|Xã Duy Trinh
20620|508|Xã Duy Sơn
20623|508|Xã Duy Trung
20626|508|Xã Duy Phước
20629|508|Xã Duy Thành
20632|508|Xã Duy Vinh
20635|508|Xã Duy Nghĩa
20638|508|Xã Duy Hải
20641|509|Thị trấn Đông Phú
20644|509|Xã Quế Xuân 1
20647|509|Xã Quế Xuân 2
20650|509|Xã Quế Phú
20651|509|Thị trấn Hương An
20656|509|Thị trấn Trung Phước
20659|509|Xã Quế Hiệp
20662|509|Xã Quế Thuận
20665|509|Xã Quế Mỹ
20668|509|Xã Ninh Phước
20669|509|Xã Phước Ninh
20671|509|Xã Quế Lộc
20677|509|Xã Quế Long
20680|509|Xã Quế Châu
20683|509|Xã Quế Phong
20686|509|Xã Quế An
20689|509|Xã Quế Minh
20692|509|Xã Quế Lâm
20695|510|Thị trấn Thạnh Mỹ
20698|510|Xã Laêê
20699|510|Xã Chơ Chun
20701|510|Xã Zuôich
20702|510|Xã Tà Pơơ
20704|510|Xã La Dêê
20705|510|Xã Đắc Tôi
20707|510|Xã Chà Vàl
20710|510|Xã Tà Bhinh
20713|510|Xã Cà Dy
20716|510|Xã Đắc Pre
20719|510|Xã Đắc Pring
20722|511|Thị trấn Khâm Đức
20725|511|Xã Phước Xuân
20728|511|Xã Phước Hiệp
20729|511|Xã Phước Hòa
20731|511|Xã Phước Đức
20734|511|Xã Phước Năng
20737|511|Xã Phước Mỹ
20740|511|Xã Phước Chánh
20743|511|Xã Phước Công
20746|511|Xã Phước Kim
20749|511|Xã Phước Lộc
20752|511|Xã Phước Thành
20758|512|Xã Quế Tân
20764|512|Xã Quế Thọ
20767|512|Xã Bình Lâm
20770|512|Xã Sông Trà
20773|512|Xã Phước Trà
20776|512|Xã Phước Gia
20779|512|Thị trấn Tân Bình
20782|512|Xã Quế Lưu
20785|512|Xã Thăng Phước
20788|512|Xã Bình Sơn
20791|513|Thị trấn Hà Lam
20794|513|Xã Bình Dương
20797|513|Xã Bình Giang
20800|513|Xã Bình Nguyên
20803|513|Xã Bình Phục
20806|513|Xã Bình Triều
20809|513|Xã Bình Đào
20812|513|Xã Bình Minh
20815|513|Xã Bình Lãnh
20818|513|Xã Bình Trị
20821|513|Xã Bình Định
20824|513|Xã Bình Quý
20827|513|Xã Bình Phú
20833|513|Xã Bình Tú
20836|513|Xã Bình Sa
20839|513|Xã Bình Hải
20842|513|Xã Bình Quế
20845|513|Xã Bình An
20848|513|Xã Bình Trung
20851|513|Xã Bình Nam
20854|514|Thị trấn Tiên Kỳ
20857|514|Xã Tiên Sơn
20860|514|Xã Tiên Hà
20866|514|Xã Tiên Châu
20869|514|Xã Tiên Lãnh
20872|514|Xã Tiên Ngọc
20875|514|Xã Tiên Hiệp
20878|514|Xã Tiên Cảnh
20881|514|Xã Tiên Mỹ
20884|514|Xã Tiên Phong
20887|514|Xã Tiên Thọ
20890|514|Xã Tiên An
20893|514|Xã Tiên Lộc
20896|514|Xã Tiên Lập
20899|515|Thị trấn Trà My
20900|515|Xã Trà Sơn
20902|515|Xã Trà Kót
20905|515|Xã Trà Nú
20908|515|Xã Trà Đông
20911|515|Xã Trà Dương
20914|515|Xã Trà Giang
20917|515|Xã Trà Bui
20920|515|Xã Trà Đốc
20923|515|Xã Trà Tân
20926|515|Xã Trà Giác
20929|515|Xã Trà Giáp
20932|515|Xã Trà Ka
20935|516|Xã Trà Leng
20938|516|Xã Trà Dơn
20941|516|Xã Trà Tập
20944|516|Xã Trà Mai
20947|516|Xã Trà Cang
20950|516|Xã Trà Linh
20953|516|Xã Trà Nam
20956|516|Xã Trà Don
20959|516|Xã Trà Vân
20962|516|Xã Trà Vinh
20965|517|Thị trấn Núi Thành
20968|517|Xã Tam Xuân I
20971|517|Xã Tam Xuân II
20974|517|Xã Tam Tiến
20977|517|Xã Tam Sơn
20980|517|Xã Tam Thạnh
20983|517|Xã Tam Anh Bắc
20984|517|Xã Tam Anh Nam
20986|517|Xã Tam Hòa
20989|517|Xã Tam Hiệp
20992|517|Xã Tam Hải
20995|517|Xã Tam Giang
20998|517|Xã Tam Quang
21001|517|Xã Tam Nghĩa
21004|517|Xã Tam Mỹ Tây
21005|517|Xã Tam Mỹ Đông
21007|517|Xã Tam Trà
20364|518|Thị trấn Phú Thịnh
20365|518|Xã Tam Thành
20368|518|Xã Tam An
20374|518|Xã Tam Đàn
20377|518|Xã Tam Lộc
20380|518|Xã Tam Phước
20386|518|Xã Tam Thái
20387|518|Xã Tam Đại
20392|518|Xã Tam Dân
20395|518|Xã Tam Lãnh
21010|522|Phường Lê Hồng Phong
21013|522|Phường Trần Phú
21016|522|Phường Quảng Phú
21019|522|Phường Nghĩa Chánh
21022|522|Phường Trần Hưng Đạo
21025|522|Phường Nguyễn Nghiêm
21028|522|Phường Nghĩa Lộ
21031|522|Phường Chánh Lộ
21034|522|Xã Nghĩa Dũng
21037|522|Xã Nghĩa Dõng
21172|522|Phường Trương Quang Trọng
21187|522|Xã Tịnh Hòa
21190|522|Xã Tịnh Kỳ
21199|522|Xã Tịnh Thiện
21202|522|Xã Tịnh Ấn Đông
21208|522|Xã Tịnh Châu
21211|522|Xã Tịnh Khê
21214|522|Xã Tịnh Long
21223|522|Xã Tịnh Ấn Tây
21232|522|Xã Tịnh An
21256|522|Xã Nghĩa Hà
21262|522|Xã An Phú
21040|524|Thị trấn Châu Ổ
21043|524|Xã Bình Thuận
21046|524|Xã Bình Thạnh
21049|524|Xã Bình Đông
21052|524|Xã Bình Chánh
21055|524|Xã Bình Nguyên
21058|524|Xã Bình Khương
21061|524|Xã Bình Trị
21064|524|Xã Bình An
21067|524|Xã Bình Hải
21070|524|Xã Bình Dương
21073|524|Xã Bình Phước
21079|524|Xã Bình Hòa
21082|524|Xã Bình Trung
21085|524|Xã Bình Minh
21088|524|Xã Bình Long
21091|524|Xã Bình Thanh
21100|524|Xã Bình Chương
21103|524|Xã Bình Hiệp
21106|524|Xã Bình Mỹ
21109|524|Xã Bình Tân Phú
21112|524|Xã Bình Châu
21115|525|Thị trấn Trà Xuân
21118|525|Xã Trà Giang
21121|525|Xã Trà Thủy
21124|525|Xã Trà Hiệp
21127|525|Xã Trà Bình
21130|525|Xã Trà Phú
21133|525|Xã Trà Lâm
21136|525|Xã Trà Tân
21139|525|Xã Trà Sơn
21142|525|Xã Trà Bùi
21145|525|Xã Trà Thanh
21148|525|Xã Sơn Trà
21154|525|Xã Trà Phong
21157|525|Xã Hương Trà
21163|525|Xã Trà Xinh
21166|525|Xã Trà Tây
21175|527|Xã Tịnh Thọ
21178|527|Xã Tịnh Trà
21181|527|Xã Tịnh Phong
21184|527|Xã Tịnh Hiệp
21193|527|Xã Tịnh Bình
21196|527|Xã Tịnh Đông
21205|527|Xã Tịnh Bắc
21217|527|Xã Tịnh Sơn
21220|527|Thị trấn Tịnh Hà
21226|527|Xã Tịnh Giang
21229|527|Xã Tịnh Minh
21235|528|Thị trấn La Hà
21238|528|Thị trấn Sông Vệ
21241|528|Xã Nghĩa Lâm
21244|528|Xã Nghĩa Thắng
21247|528|Xã Nghĩa Thuận
21250|528|Xã Nghĩa Kỳ
21259|528|Xã Nghĩa Sơn
21268|528|Xã Nghĩa Hòa
21271|528|Xã Nghĩa Điền
21274|528|Xã Nghĩa Thương
21277|528|Xã Nghĩa Trung
21280|528|Xã Nghĩa Hiệp
21283|528|Xã Nghĩa Phương
21328|529|Xã Sơn Ba
21289|529|Thị trấn Di Lăng
21292|529|Xã Sơn Hạ
21295|529|Xã Sơn Thành
21298|529|Xã Sơn Nham
21301|529|Xã Sơn Bao
21304|529|Xã Sơn Linh
21307|529|Xã Sơn Giang
21310|529|Xã Sơn Trung
21313|529|Xã Sơn Thượng
21316|529|Xã Sơn Cao
21319|529|Xã Sơn Hải
21322|529|Xã Sơn Thủy
21325|529|Xã Sơn Kỳ
21331|530|Xã Sơn Bua
21334|530|Xã Sơn Mùa
21335|530|Xã Sơn Liên
21337|530|Xã Sơn Tân
21338|530|Xã Sơn Màu
21340|530|Xã Sơn Dung
21341|530|Xã Sơn Long
21343|530|Xã Sơn Tinh
21346|530|Xã Sơn Lập
21349|531|Xã Long Sơn
21352|531|Xã Long Mai
21355|531|Xã Thanh An
21358|531|Xã Long Môn
21361|531|Xã Long Hiệp
21364|532|Thị trấn Chợ Chùa
21367|532|Xã Hành Thuận
21370|532|Xã Hành Dũng
21373|532|Xã Hành Trung
21376|532|Xã Hành Nhân
21379|532|Xã Hành Đức
21382|532|Xã Hành Minh
21385|532|Xã Hành Phước
21388|532|Xã Hành Thiện
21391|532|Xã Hành Thịnh
21394|532|Xã Hành Tín Tây
21397|532|Xã Hành Tín Đông
21400|533|Thị trấn Mộ Đức
21406|533|Xã Thắng Lợi
21409|533|Xã Đức Nhuận
21412|533|Xã Đức Chánh
21415|533|Xã Đức Hiệp
21418|533|Xã Đức Minh
21421|533|Xã Đức Thạnh
21424|533|Xã Đức Hòa
21427|533|Xã Đức Tân
21430|533|Xã Đức Phú
21433|533|Xã Đức Phong
21436|533|Xã Đức Lân
21439|534|Phường Nguyễn Nghiêm
21442|534|Xã Phổ An
21445|534|Xã Phổ Phong
21448|534|Xã Phổ Thuận
21451|534|Phường Phổ Văn
21454|534|Phường Phổ Quang
21457|534|Xã Phổ Nhơn
21460|534|Phường Phổ Ninh
21463|534|Phường Phổ Minh
21466|534|Phường Phổ Vinh
21469|534|Phường Phổ Hòa
21472|534|Xã Phổ Cường
21475|534|Xã Phổ Khánh
21478|534|Phường Phổ Thạnh
21481|534|Xã Phổ Châu
21484|535|Thị trấn Ba Tơ
21487|535|Xã Ba Điền
21490|535|Xã Ba Vinh
21493|535|Xã Ba Thành
21496|535|Xã Ba Động
21499|535|Xã Ba Dinh
21500|535|Xã Ba Giang
21502|535|Xã Ba Liên
21505|535|Xã Ba Ngạc
21508|535|Xã Ba Khâm
21511|535|Xã Ba Cung
21517|535|Xã Ba Tiêu
21520|535|Xã Ba Trang
21523|535|Xã Ba Tô
21526|535|Xã Ba Bích
21529|535|Xã Ba Vì
21532|535|Xã Ba Lế
21535|535|Xã Ba Nam
21538|535|Xã Ba Xa
21550|540|Phường Nhơn Bình
21553|540|Phường Nhơn Phú
21556|540|Phường Đống Đa
21559|540|Phường Trần Quang Diệu
21562|540|Phường Hải Cảng
21565|540|Phường Quang Trung
21577|540|Phường Ngô Mây
21580|540|Phường Trần Phú
21583|540|Phường Thị Nại
21589|540|Phường Bùi Thị Xuân
21592|540|Phường Nguyễn Văn Cừ
21595|540|Phường Ghềnh Ráng
21598|540|Xã Nhơn Lý
21601|540|Xã Nhơn Hội
21604|540|Xã Nhơn Hải
21607|540|Xã Nhơn Châu
21991|540|Xã Phước Mỹ
21609|542|Thị trấn An Lão
21610|542|Xã An Hưng
21613|542|Xã An Trung
21616|542|Xã An Dũng
21619|542|Xã An Vinh
21622|542|Xã An Toàn
21625|542|Xã An Tân
21628|542|Xã An Hòa
21631|542|Xã An Quang
21634|542|Xã An Nghĩa
21637|543|Phường Tam Quan
21640|543|Phường Bồng Sơn
21643|543|Xã Hoài Sơn
21646|543|Xã Hoài Châu Bắc
21649|543|Xã Hoài Châu
21652|543|Xã Hoài Phú
21655|543|Phường Tam Quan Bắc
21658|543|Phường Tam Quan Nam
21661|543|Phường Hoài Hảo
21664|543|Phường Hoài Thanh Tây
21667|543|Phường Hoài Thanh
21670|543|Phường Hoài Hương
21673|543|Phường Hoài Tân
21676|543|Xã Hoài Hải
21679|543|Phường Hoài Xuân
21682|543|Xã Hoài Mỹ
21685|543|Phường Hoài Đức
21688|544|Thị trấn Tăng Bạt Hổ
21690|544|Xã Ân Hảo Tây
21691|544|Xã Ân Hảo Đông
21694|544|Xã Ân Sơn
21697|544|Xã Ân Mỹ
21700|544|Xã Đak Mang
21703|544|Xã Ân Tín
21706|544|Xã Ân Thạnh
21709|544|Xã Ân Phong
21712|544|Xã Ân Đức
21715|544|Xã Ân Hữu
21718|544|Xã Bok Tới
21721|544|Xã Ân Tường Tây
21724|544|Xã Ân Tường Đông
21727|544|Xã Ân Nghĩa
21730|545|Thị trấn Phù Mỹ
21733|545|Thị trấn Bình Dương
21736|545|Xã Mỹ Đức
21739|545|Xã Mỹ Châu
21742|545|Xã Mỹ Thắng
21745|545|Xã Mỹ Lộc
21748|545|Xã Mỹ Lợi
21751|545|Xã Mỹ An
21754|545|Xã Mỹ Phong
21757|545|Xã Mỹ Trinh
21760|545|Xã Mỹ Thọ
21763|545|Xã Mỹ Hòa
21766|545|Xã Mỹ Thành
21769|545|Xã Mỹ Chánh
21772|545|Xã Mỹ Quang
21775|545|Xã Mỹ Hiệp
21778|545|Xã Mỹ Tài
21781|545|Xã Mỹ Cát
21784|545|Xã Mỹ Chánh Tây
21786|546|Thị trấn Vĩnh Thạnh
21787|546|Xã Vĩnh Sơn
21790|546|Xã Vĩnh Kim
21796|546|Xã Vĩnh Hiệp
21799|546|Xã Vĩnh Hảo
21801|546|Xã Vĩnh Hòa
21802|546|Xã Vĩnh Thịnh
21804|546|Xã Vĩnh Thuận
21805|546|Xã Vĩnh Quang
21808|547|Thị trấn Phú Phong
21811|547|Xã Bình Tân
21814|547|Xã Tây Thuận
21817|547|Xã Bình Thuận
21820|547|Xã Tây Giang
21823|547|Xã Bình Thành
21826|547|Xã Tây An
21829|547|Xã Bình Hòa
21832|547|Xã Tây Bình
21835|547|Xã Bình Tường
21838|547|Xã Tây Vinh
21841|547|Xã Vĩnh An
21844|547|Xã Tây Xuân
21847|547|Xã Bình Nghi
21850|547|Xã Tây Phú
21853|548|Thị trấn Ngô Mây
21856|548|Xã Cát Sơn
21859|548|Xã Cát Minh
21862|548|Thị trấn Cát Khánh
21865|548|Xã Cát Tài
21868|548|Xã Cát Lâm
21871|548|Xã Cát Hanh
21874|548|Xã Cát Thành
21877|548|Xã Cát Trinh
21880|548|Xã Cát Hải
21883|548|Xã Cát Hiệp
21886|548|Xã Cát Nhơn
21889|548|Xã Cát Hưng
21892|548|Xã Cát Tường
21895|548|Xã Cát Tân
21898|548|Thị trấn Cát Tiến
21901|548|Xã Cát Thắng
21904|548|Xã Cát Chánh
21907|549|Phường Bình Định
21910|549|Phường Đập Đá
21913|549|Xã Nhơn Mỹ
21916|549|Phường Nhơn Thành
21919|549|Xã Nhơn Hạnh
21922|549|Xã Nhơn Hậu
21925|549|Xã Nhơn Phong
21928|549|Xã Nhơn An
21931|549|Xã Nhơn Phúc
21934|549|Phường Nhơn Hưng
21937|549|Xã Nhơn Khánh
21940|549|Xã Nhơn Lộc
21943|549|Phường Nhơn Hòa
21946|549|Xã Nhơn Tân
21949|549|Xã Nhơn Thọ
21952|550|Thị trấn Tuy Phước
21955|550|Thị trấn Diêu Trì
21958|550|Xã Phước Thắng
21961|550|Xã Phước Hưng
21964|550|Xã Phước Quang
21967|550|Xã Phước Hòa
21970|550|Xã Phước Sơn
21973|550|Xã Phước Hiệp
21976|550|Xã Phước Lộc
21979|550|Xã Phước Nghĩa
21982|550|Xã Phước Thuận
21985|550|Xã Phước An
21988|550|Xã Phước Thành
21994|551|Thị trấn Vân Canh
21997|551|Xã Canh Liên
22000|551|Xã Canh Hiệp
22003|551|Xã Canh Vinh
22006|551|Xã Canh Hiển
22009|551|Xã Canh Thuận
22012|551|Xã Canh Hòa
22015|555|Phường 1
22018|555|Phường 2
22024|555|Phường 9
22030|555|Phường 4
22033|555|Phường 5
22036|555|Phường 7
22040|555|Phường Phú Thạnh
22041|555|Phường Phú Đông
22042|555|Xã Hòa Kiến
22045|555|Xã Bình Kiến
22162|555|Xã An Phú
22240|555|Phường Phú Lâm
22051|557|Phường Xuân Phú
22052|557|Xã Xuân Lâm
22053|557|Phường Xuân Thành
22054|557|Xã Xuân Hải
22057|557|Xã Xuân Lộc
22060|557|Xã Xuân Bình
22066|557|Xã Xuân Cảnh
22069|557|Xã Xuân Thịnh
22072|557|Xã Xuân Phương
22073|557|Phường Xuân Yên
22075|557|Xã Xuân Thọ 1
22076|557|Phường Xuân Đài
22078|557|Xã Xuân Thọ 2
22081|558|Thị trấn La Hai
22084|558|Xã Đa Lộc
22087|558|Xã Phú Mỡ
22090|558|Xã Xuân Lãnh
22093|558|Xã Xuân Long
22096|558|Xã Xuân Quang 1
22099|558|Xã Xuân Sơn Bắc
22102|558|Xã Xuân Quang 2
22105|558|Xã Xuân Sơn Nam
22108|558|Xã Xuân Quang 3
22111|558|Xã Xuân Phước
22114|559|Thị trấn Chí Thạnh
22117|559|Xã An Dân
22120|559|Xã An Ninh Tây
22123|559|Xã An Ninh Đông
22126|559|Xã An Thạch
22129|559|Xã An Định
22132|559|Xã An Nghiệp
22138|559|Xã An Cư
22141|559|Xã An Xuân
22144|559|Xã An Lĩnh
22147|559|Xã An Hòa Hải
22150|559|Xã An Hiệp
22153|559|Xã An Mỹ
22156|559|Xã An Chấn
22159|559|Xã An Thọ
22165|560|Thị trấn Củng Sơn
22168|560|Xã Phước Tân
22171|560|Xã Sơn Hội
22174|560|Xã Sơn Định
22177|560|Xã Sơn Long
22180|560|Xã Cà Lúi
22183|560|Xã Sơn Phước
22186|560|Xã Sơn Xuân
22189|560|Xã Sơn Nguyên
22192|560|Xã Eachà Rang
22195|560|Xã Krông Pa
22198|560|Xã Suối Bạc
22201|560|Xã Sơn Hà
22204|560|Xã Suối Trai
22207|561|Thị trấn Hai Riêng
22210|561|Xã Ea Lâm
22213|561|Xã Đức Bình Tây
22216|561|Xã Ea Bá
22219|561|Xã Sơn Giang
22222|561|Xã Đức Bình Đông
22225|561|Xã EaBar
22228|561|Xã EaBia
22231|561|Xã EaTrol
22234|561|Xã Sông Hinh
22237|561|Xã Ealy
22249|562|Xã Sơn Thành Tây
22250|562|Xã Sơn Thành Đông
22252|562|Xã Hòa Bình 1
22255|562|Thị trấn Phú Thứ
22264|562|Xã Hòa Phong
22270|562|Xã Hòa Phú
22273|562|Xã Hòa Tân Tây
22276|562|Xã Hòa Đồng
22285|562|Xã Hòa Mỹ Đông
22288|562|Xã Hòa Mỹ Tây
22294|562|Xã Hòa Thịnh
22303|563|Xã Hòa Quang Bắc
22306|563|Xã Hòa Quang Nam
22309|563|Xã Hòa Hội
22312|563|Xã Hòa Trị
22315|563|Xã Hòa An
22318|563|Xã Hòa Định Đông
22319|563|Thị trấn Phú Hòa
22321|563|Xã Hòa Định Tây
22324|563|Xã Hòa Thắng
22243|564|Xã Hòa Thành
22246|564|Phường Hòa Hiệp Bắc
22258|564|Phường Hòa Vinh
22261|564|Phường Hòa Hiệp Trung
22267|564|Xã Hòa Tân Đông
22279|564|Phường Hòa Xuân Tây
22282|564|Phường Hòa Hiệp Nam
22291|564|Xã Hòa Xuân Đông
22297|564|Xã Hòa Tâm
22300|564|Xã Hòa Xuân Nam
22327|568|Phường Vĩnh Hòa
22330|568|Phường Vĩnh Hải
22333|568|Phường Vĩnh Phước
22336|568|Phường Ngọc Hiệp
22339|568|Phường Vĩnh Thọ
22348|568|Phường Vạn Thạnh
22351|568|Phường Phương Sài
22357|568|Phường Phước Hải
22363|568|Phường Lộc Thọ
22366|568|Phường Tân Tiến
22372|568|Phường Phước Hòa
22375|568|Phường Vĩnh Nguyên
22378|568|Phường Phước Long
22381|568|Phường Vĩnh Trường
22384|568|Xã Vĩnh Lương
22387|568|Xã Vĩnh Phương
22390|568|Xã Vĩnh Ngọc
22393|568|Xã Vĩnh Thạnh
22396|568|Xã Vĩnh Trung
22399|568|Xã Vĩnh Hiệp
22402|568|Xã Vĩnh Thái
22405|568|Xã Phước Đồng
22408|569|Phường Cam Nghĩa
22411|569|Phường Cam Phúc Bắc
22414|569|Phường Cam Phúc Nam
22417|569|Phường Cam Lộc
22420|569|Phường Cam Phú
22423|569|Phường Ba Ngòi
22426|569|Phường Cam Thuận
22429|569|Phường Cam Lợi
22432|569|Phường Cam Linh
22468|569|Xã Cam Thành Nam
22474|569|Xã Cam Phước Đông
22477|569|Xã Cam Thịnh Tây
22480|569|Xã Cam Thịnh Đông
22483|569|Xã Cam Lập
22486|569|Xã Cam Bình
22435|570|Xã Cam Tân
22438|570|Xã Cam Hòa
22441|570|Xã Cam Hải Đông
22444|570|Xã Cam Hải Tây
22447|570|Xã Sơn Tân
22450|570|Xã Cam Hiệp Bắc
22453|570|Thị trấn Cam Đức
22456|570|Xã Cam Hiệp Nam
22459|570|Xã Cam Phước Tây
22462|570|Xã Cam Thành Bắc
22465|570|Xã Cam An Bắc
22471|570|Xã Cam An Nam
22708|570|Xã Suối Cát
22711|570|Xã Suối Tân
22489|571|Thị trấn Vạn Giã
22492|571|Xã Đại Lãnh
22495|571|Xã Vạn Phước
22498|571|Xã Vạn Long
22501|571|Xã Vạn Bình
22504|571|Xã Vạn Thọ
22507|571|Xã Vạn Khánh
22510|571|Xã Vạn Phú
22513|571|Xã Vạn Lương
22516|571|Xã Vạn Thắng
22519|571|Xã Vạn Thạnh
22522|571|Xã Xuân Sơn
22525|571|Xã Vạn Hưng
22528|572|Phường Ninh Hiệp
22531|572|Xã Ninh Sơn
22534|572|Xã Ninh Tây
22537|572|Xã Ninh Thượng
22540|572|Xã Ninh An
22543|572|Phường Ninh Hải
22546|572|Xã Ninh Thọ
22549|572|Xã Ninh Trung
22552|572|Xã Ninh Sim
22555|572|Xã Ninh Xuân
22558|572|Xã Ninh Thân
22561|572|Phường Ninh Diêm
22564|572|Xã Ninh Đông
22567|572|Phường Ninh Thủy
22570|572|Phường Ninh Đa
22573|572|Xã Ninh Phụng
22576|572|Xã Ninh Bình
22582|572|Xã Ninh Phú
22585|572|Xã Ninh Tân
22588|572|Xã Ninh Quang
22591|572|Phường Ninh Giang
22594|572|Phường Ninh Hà
22597|572|Xã Ninh Hưng
22600|572|Xã Ninh Lộc
22603|572|Xã Ninh Ích
22606|572|Xã Ninh Phước
22609|573|Thị trấn Khánh Vĩnh
22612|573|Xã Khánh Hiệp
22615|573|Xã Khánh Bình
22618|573|Xã Khánh Trung
22621|573|Xã Khánh Đông
22624|573|Xã Khánh Thượng
22627|573|Xã Khánh Nam
22630|573|Xã Sông Cầu
22633|573|Xã Giang Ly
22636|573|Xã Cầu Bà
22639|573|Xã Liên Sang
22642|573|Xã Khánh Thành
22645|573|Xã Khánh Phú
22648|573|Xã Sơn Thái
22651|574|Thị trấn Diên Khánh
22654|574|Xã Diên Lâm
22657|574|Xã Diên Điền
22660|574|Xã Xuân Đồng
22663|574|Xã Diên Sơn
22669|574|Xã Diên Phú
22672|574|Xã Diên Thọ
22675|574|Xã Diên Phước
22678|574|Xã Diên Lạc
22681|574|Xã Diên Tân
22684|574|Xã Diên Hòa
22687|574|Xã Diên Thạnh
22690|574|Xã Diên Toàn
22693|574|Xã Diên An
22696|574|Xã Bình Lộc
22702|574|Xã Suối Hiệp
22705|574|Xã Suối Tiên
22714|575|Thị trấn Tô Hạp
22717|575|Xã Thành Sơn
22720|575|Xã Sơn Lâm
22723|575|Xã Sơn Hiệp
22726|575|Xã Sơn Bình
22729|575|Xã Sơn Trung
22732|575|Xã Ba Cụm Bắc
22735|575|Xã Ba Cụm Nam
22736|576|Thị trấn Trường Sa
22737|576|Xã Song Tử Tây
22739|576|Xã Sinh Tồn
22738|582|Phường Đô Vinh
22741|582|Phường Phước Mỹ
22744|582|Phường Bảo An
22750|582|Phường Phủ Hà
22759|582|Phường Kinh Dinh
22762|582|Phường Đạo Long
22765|582|Phường Đài Sơn
22768|582|Phường Đông Hải
22771|582|Phường Mỹ Đông
22774|582|Xã Thành Hải
22777|582|Phường Văn Hải
22779|582|Phường Mỹ Bình
22780|582|Phường Mỹ Hải
22783|584|Xã Phước Bình
22786|584|Xã Phước Hòa
22789|584|Xã Phước Tân
22792|584|Xã Phước Tiến
22795|584|Xã Phước Thắng
22798|584|Xã Phước Thành
22801|584|Xã Phước Đại
22804|584|Xã Phước Chính
22807|584|Xã Phước Trung
22810|585|Thị trấn Tân Sơn
22813|585|Xã Lâm Sơn
22816|585|Xã Lương Sơn
22819|585|Xã Quảng Sơn
22822|585|Xã Mỹ Sơn
22825|585|Xã Hòa Sơn
22828|585|Xã Ma Nới
22831|585|Xã Nhơn Sơn
22834|586|Thị trấn Khánh Hải
22846|586|Xã Vĩnh Hải
22852|586|Xã Phương Hải
22855|586|Xã Tân Hải
22858|586|Xã Xuân Hải
22861|586|Xã Hộ Hải
22864|586|Xã Tri Hải
22867|586|Xã Nhơn Hải
22868|586|Xã Thanh Hải
22870|587|Thị trấn Phước Dân
22873|587|Xã Phước Sơn
22876|587|Xã Phước Thái
22879|587|Xã Phước Hậu
22882|587|Xã Phước Thuận
22888|587|Xã An Hải
22891|587|Xã Phước Hữu
22894|587|Xã Phước Hải
22912|587|Xã Phước Vinh
22837|588|Xã Phước Chiến
22840|588|Xã Công Hải
22843|588|Xã Phước Kháng
22849|588|Xã Lợi Hải
22853|588|Xã Bắc Sơn
22856|588|Xã Bắc Phong
22885|589|Xã Phước Hà
22897|589|Xã Phước Nam
22898|589|Xã Phước Ninh
22900|589|Xã Nhị Hà
22903|589|Xã Phước Dinh
22906|589|Xã Phước Minh
22909|589|Xã Phước Diêm
22910|589|Xã Cà Ná
22915|593|Phường Mũi Né
22918|593|Phường Hàm Tiến
22921|593|Phường Phú Hài
22924|593|Phường Phú Thủy
22927|593|Phường Phú Tài
22930|593|Phường Phú Trinh
22933|593|Phường Xuân An
22936|593|Phường Thanh Hải
22945|593|Phường Lạc Đạo
22951|593|Phường Bình Hưng
22954|593|Phường Đức Long
22957|593|Xã Thiện Nghiệp
22960|593|Xã Phong Nẫm
22963|593|Xã Tiến Lợi
22966|593|Xã Tiến Thành
23231|594|Phường Phước Hội
23232|594|Phường Phước Lộc
23234|594|Phường Tân Thiện
23235|594|Phường Tân An
23237|594|Phường Bình Tân
23245|594|Xã Tân Hải
23246|594|Xã Tân Tiến
23248|594|Xã Tân Bình
23268|594|Xã Tân Phước
22969|595|Thị trấn Liên Hương
22972|595|Thị trấn Phan Rí Cửa
22975|595|Xã Phan Dũng
22978|595|Xã Phong Phú
22981|595|Xã Vĩnh Hảo
22984|595|Xã Vĩnh Tân
22987|595|Xã Phú Lạc
22990|595|Xã Phước Thể
22993|595|Xã Hòa Minh
22996|595|Xã Chí Công
22999|595|Xã Bình Thạnh
23005|596|Thị trấn Chợ Lầu
23008|596|Xã Phan Sơn
23011|596|Xã Phan Lâm
23014|596|Xã Bình An
23017|596|Xã Phan Điền
23020|596|Xã Hải Ninh
23023|596|Xã Sông Lũy
23026|596|Xã Phan Tiến
23029|596|Xã Sông Bình
23032|596|Thị trấn Lương Sơn
23035|596|Xã Phan Hòa
23038|596|Xã Phan Thanh
23041|596|Xã Hồng Thái
23044|596|Xã Phan Hiệp
23047|596|Xã Bình Tân
23050|596|Xã Phan Rí Thành
23053|596|Xã Hòa Thắng
23056|596|Xã Hồng Phong
23059|597|Thị trấn Ma Lâm
23062|597|Thị trấn Phú Long
23065|597|Xã La Dạ
23068|597|Xã Đông Tiến
23071|597|Xã Thuận Hòa
23074|597|Xã Đông Giang
23077|597|Xã Hàm Phú
23080|597|Xã Hồng Liêm
23083|597|Xã Thuận Minh
23086|597|Xã Hồng Sơn
23089|597|Xã Hàm Trí
23092|597|Xã Hàm Đức
23095|597|Xã Hàm Liêm
23098|597|Xã Hàm Chính
23101|597|Xã Hàm Hiệp
23104|597|Xã Hàm Thắng
23107|597|Xã Đa Mi
23110|598|Thị trấn Thuận Nam
23113|598|Xã Mỹ Thạnh
23116|598|Xã Hàm Cần
23119|598|Xã Mương Mán
23122|598|Xã Hàm Thạnh
23125|598|Xã Hàm Kiệm
23128|598|Xã Hàm Cường
23131|598|Xã Hàm Mỹ
23134|598|Xã Tân Lập
23137|598|Xã Hàm Minh
23140|598|Xã Thuận Quí
23143|598|Xã Tân Thuận
23146|598|Xã Tân Thành
23149|599|Thị trấn Lạc Tánh
23152|599|Xã Bắc Ruộng
23158|599|Xã Nghị Đức
23161|599|Xã La Ngâu
23164|599|Xã Huy Khiêm
23167|599|Xã Măng Tố
23170|599|Xã Đức Phú
23173|599|Xã Đồng Kho
23176|599|Xã Gia An
23179|599|Xã Đức Bình
23182|599|Xã Gia Huynh
23185|599|Xã Đức Thuận
23188|599|Xã Suối Kiết
23191|600|Thị trấn Võ Xu
23194|600|Thị trấn Đức Tài
23197|600|Xã Đa Kai
23200|600|Xã Sùng Nhơn
23203|600|Xã Mê Pu
23206|600|Xã Nam Chính
23212|600|Xã Đức Hạnh
23215|600|Xã Đức Tín
23218|600|Xã Vũ Hòa
23221|600|Xã Tân Hà
23224|600|Xã Đông Hà
23227|600|Xã Trà Tân
23230|601|Thị trấn Tân Minh
23236|601|Thị trấn Tân Nghĩa
23239|601|Xã Sông Phan
23242|601|Xã Tân Phúc
23251|601|Xã Tân Đức
23254|601|Xã Tân Thắng
23255|601|Xã Thắng Hải
23257|601|Xã Tân Hà
23260|601|Xã Tân Xuân
23266|601|Xã Sơn Mỹ
23272|602|Xã Ngũ Phụng
23275|602|Xã Long Hải
23278|602|Xã Tam Thanh
23281|608|Phường Quang Trung
23284|608|Phường Duy Tân
23287|608|Phường Quyết Thắng
23290|608|Phường Trường Chinh
23293|608|Phường Thắng Lợi
23296|608|Phường Ngô Mây
23299|608|Phường Thống Nhất
23302|608|Phường Lê Lợi
23305|608|Phường Nguyễn Trãi
23308|608|Phường Trần Hưng Đạo
23311|608|Xã Đắk Cấm
23314|608|Xã Kroong
23317|608|Xã Ngọk Bay
23320|608|Xã Vinh Quang
23323|608|Xã Đắk Blà
23326|608|Xã Ia Chim
23327|608|Xã Đăk Năng
23329|608|Xã Đoàn Kết
23332|608|Xã Chư Hreng
23335|608|Xã Đắk Rơ Wa
23338|608|Xã Hòa Bình
23341|610|Thị trấn Đắk Glei
23344|610|Xã Đắk Blô
23347|610|Xã Đắk Man
23350|610|Xã Đắk Nhoong
23353|610|Xã Đắk Pék
23356|610|Xã Đắk Choong
23359|610|Xã Xốp
23362|610|Xã Mường Hoong
23365|610|Xã Ngọc Linh
23368|610|Xã Đắk Long
23371|610|Xã Đắk KRoong
23374|610|Xã Đắk Môn
23377|611|Thị trấn Plei Kần
23380|611|Xã Đắk Ang
23383|611|Xã Đắk Dục
23386|611|Xã Đắk Nông
23389|611|Xã Đắk Xú
23392|611|Xã Đắk Kan
23395|611|Xã Bờ Y
23398|611|Xã Sa Loong
23401|612|Thị trấn Đắk Tô
23427|612|Xã Đắk Rơ Nga
23428|612|Xã Ngọk Tụ
23430|612|Xã Đắk Trăm
23431|612|Xã Văn Lem
23434|612|Xã Kon Đào
23437|612|Xã Tân Cảnh
23440|612|Xã Diên Bình
23443|612|Xã Pô Kô
23452|613|Xã Đắk Nên
23455|613|Xã Đắk Ring
23458|613|Xã Măng Buk
23461|613|Xã Đắk Tăng
23464|613|Xã Ngok Tem
23467|613|Xã Pờ Ê
23470|613|Xã Măng Cành
23473|613|Thị trấn Măng Đen
23476|613|Xã Hiếu
23479|614|Thị trấn Đắk Rve
23482|614|Xã Đắk Kôi
23485|614|Xã Đắk Tơ Lung
23488|614|Xã Đắk Ruồng
23491|614|Xã Đắk Pne
23494|614|Xã Đắk Tờ Re
23497|614|Xã Tân Lập
23500|615|Thị trấn Đắk Hà
23503|615|Xã Đắk PXi
23504|615|Xã Đăk Long
23506|615|Xã Đắk HRing
23509|615|Xã Đắk Ui
23510|615|Xã Đăk Ngọk
23512|615|Xã Đắk Mar
23515|615|Xã Ngok Wang
23518|615|Xã Ngok Réo
23521|615|Xã Hà Mòn
23524|615|Xã Đắk La
23527|616|Thị trấn Sa Thầy
23530|616|Xã Rơ Kơi
23533|616|Xã Sa Nhơn
23534|616|Xã Hơ Moong
23536|616|Xã Mô Rai
23539|616|Xã Sa Sơn
23542|616|Xã Sa Nghĩa
23545|616|Xã Sa Bình
23548|616|Xã Ya Xiêr
23551|616|Xã Ya Tăng
23554|616|Xã Ya ly
23404|617|Xã Ngọc Lây
23407|617|Xã Đắk Na
23410|617|Xã Măng Ri
23413|617|Xã Ngọc Yêu
23416|617|Xã Đắk Sao
23417|617|Xã Đắk Rơ Ông
23419|617|Xã Đắk Tờ Kan
23422|617|Xã Tu Mơ Rông
23425|617|Xã Đắk Hà
23446|617|Xã Tê Xăng
23449|617|Xã Văn Xuôi
23535|618|Xã Ia Đal
23537|618|Xã Ia Dom
23538|618|Xã Ia Tơi
23557|622|Phường Yên Đỗ
23560|622|Phường Diên Hồng
23563|622|Phường Ia Kring
23566|622|Phường Hội Thương
23569|622|Phường Hội Phú
23570|622|Phường Phù Đổng
23572|622|Phường Hoa Lư
23575|622|Phường Tây Sơn
23578|622|Phường Thống Nhất
23579|622|Phường Đống Đa
23581|622|Phường Trà Bá
23582|622|Phường Thắng Lợi
23584|622|Phường Yên Thế
23586|622|Phường Chi Lăng
23590|622|Xã Biển Hồ
23596|622|Xã Trà Đa
23599|622|Xã Chư Á
23602|622|Xã An Phú
23605|622|Xã Diên Phú
23608|622|Xã Ia Kênh
23611|622|Xã Gào
23614|623|Phường An Bình
23617|623|Phường Tây Sơn
23620|623|Phường An Phú
23623|623|Phường An Tân
23626|623|Xã Tú An
23627|623|Xã Xuân An
23629|623|Xã Cửu An
23630|623|Phường An Phước
23632|623|Xã Song An
23633|623|Phường Ngô Mây
23635|623|Xã Thành An
24041|624|Phường Cheo Reo
24042|624|Phường Hòa Bình
24044|624|Phường Đoàn Kết
24045|624|Phường Sông Bờ
24064|624|Xã Ia RBol
24065|624|Xã Chư Băh
24070|624|Xã Ia RTô
24073|624|Xã Ia Sao
23638|625|Thị trấn KBang
23641|625|Xã Kon Pne
23644|625|Xã Đăk Roong
23647|625|Xã Sơn Lang
23650|625|Xã KRong
23653|625|Xã Sơ Pai
23656|625|Xã Lơ Ku
23659|625|Xã Đông
23660|625|Xã Đak SMar
23662|625|Xã Nghĩa An
23665|625|Xã Tơ Tung
23668|625|Xã Kông Lơng Khơng
23674|625|Xã Kông Bơ La
23677|626|Thị trấn Đăk Đoa
23680|626|Xã Hà Đông
23683|626|Xã Đăk Sơmei
23684|626|Xã Đăk Krong
23686|626|Xã Hải Yang
23689|626|Xã Kon Gang
23692|626|Xã Hà Bầu
23695|626|Xã Nam Yang
23698|626|Xã K' Dang
23701|626|Xã H' Neng
23704|626|Xã Tân Bình
23707|626|Xã Glar
23710|626|Xã A Dơk
23713|626|Xã Trang
23714|626|Xã HNol
23716|626|Xã Ia Pết
23719|626|Xã Ia Băng
23722|627|Thị trấn Phú Hòa
23725|627|Xã Hà Tây
23728|627|Xã Ia Khươl
23731|627|Xã Ia Phí
23734|627|Thị trấn Ia Ly
23737|627|Xã Ia Mơ Nông
23738|627|Xã Ia Kreng
23740|627|Xã Đăk Tơ Ver
23743|627|Xã Hòa Phú
23746|627|Xã Chư Đăng Ya
23749|627|Xã Ia Ka
23752|627|Xã Ia Nhin
23755|627|Xã Nghĩa Hòa
23761|627|Xã Nghĩa Hưng
23764|628|Thị trấn Ia Kha
23767|628|Xã Ia Sao
23768|628|Xã Ia Yok
23770|628|Xã Ia Hrung
23771|628|Xã Ia Bă
23773|628|Xã Ia Khai
23776|628|Xã Ia KRai
23778|628|Xã Ia Grăng
23779|628|Xã Ia Tô
23782|628|Xã Ia O
23785|628|Xã Ia Dêr
23788|628|Xã Ia Chia
23791|628|Xã Ia Pếch
23794|629|Thị trấn Kon Dơng
23797|629|Xã Ayun
23798|629|Xã Đak Jơ Ta
23799|629|Xã Đak Ta Ley
23800|629|Xã Hra
23803|629|Xã Đăk Yă
23806|629|Xã Đăk Djrăng
23809|629|Xã Lơ Pang
23812|629|Xã Kon Thụp
23815|629|Xã Đê Ar
23818|629|Xã Kon Chiêng
23821|629|Xã Đăk Trôi
23824|630|Thị trấn Kông Chro
23827|630|Xã Chư Krêy
23830|630|Xã An Trung
23833|630|Xã Kông Yang
23836|630|Xã Đăk Tơ Pang
23839|630|Xã SRó
23840|630|Xã Đắk Kơ Ning
23842|630|Xã Đăk Song
23843|630|Xã Đăk Pling
23845|630|Xã Yang Trung
23846|630|Xã Đăk Pơ Pho
23848|630|Xã Ya Ma
23851|630|Xã Chơ Long
23854|630|Xã Yang Nam
23857|631|Thị trấn Chư Ty
23860|631|Xã Ia Dơk
23863|631|Xã Ia Krêl
23866|631|Xã Ia Din
23869|631|Xã Ia Kla
23872|631|Xã Ia Dom
23875|631|Xã Ia Lang
23878|631|Xã Ia Kriêng
23881|631|Xã Ia Pnôn
23884|631|Xã Ia Nan
23887|632|Thị trấn Chư Prông
23888|632|Xã Ia Kly
23890|632|Xã Bình Giáo
23893|632|Xã Ia Drăng
23896|632|Xã Thăng Hưng
23899|632|Xã Bàu Cạn
23902|632|Xã Ia Phìn
23905|632|Xã Ia Băng
23908|632|Xã Ia Tôr
23911|632|Xã Ia Boòng
23914|632|Xã Ia O
23917|632|Xã Ia Púch
23920|632|Xã Ia Me
23923|632|Xã Ia Vê
23924|632|Xã Ia Bang
23926|632|Xã Ia Pia
23929|632|Xã Ia Ga
23932|632|Xã Ia Lâu
23935|632|Xã Ia Piơr
23938|632|Xã Ia Mơ
23941|633|Thị trấn Chư Sê
23944|633|Xã Ia Tiêm
23945|633|Xã Chư Pơng
23946|633|Xã Bar Măih
23947|633|Xã Bờ Ngoong
23950|633|Xã Ia Glai
23953|633|Xã AL Bá
23954|633|Xã Kông HTok
23956|633|Xã AYun
23959|633|Xã Ia HLốp
23962|633|Xã Ia Blang
23965|633|Xã Dun
23966|633|Xã Ia Pal
23968|633|Xã H Bông
23977|633|Xã Ia Ko
23989|634|Xã Hà Tam
23992|634|Xã An Thành
23995|634|Thị trấn Đak Pơ
23998|634|Xã Yang Bắc
24001|634|Xã Cư An
24004|634|Xã Tân An
24007|634|Xã Phú An
24010|634|Xã Ya Hội
24013|635|Xã Pờ Tó
24016|635|Xã Chư Răng
24019|635|Xã Ia KDăm
24022|635|Xã Kim Tân
24025|635|Xã Chư Mố
24028|635|Xã Ia Tul
24031|635|Xã Ia Ma Rơn
24034|635|Xã Ia Broăi
24037|635|Xã Ia Trok
24076|637|Thị trấn Phú Túc
24079|637|Xã Ia RSai
24082|637|Xã Ia RSươm
24085|637|Xã Chư Gu
24088|637|Xã Đất Bằng
24091|637|Xã Ia Mláh
24094|637|Xã Chư Drăng
24097|637|Xã Phú Cần
24100|637|Xã Ia HDreh
24103|637|Xã Ia RMok
24106|637|Xã Chư Ngọc
24109|637|Xã Uar
24112|637|Xã Chư Rcăm
24115|637|Xã Krông Năng
24043|638|Thị trấn Phú Thiện
24046|638|Xã Chư A Thai
24048|638|Xã Ayun Hạ
24049|638|Xã Ia Ake
24052|638|Xã Ia Sol
24055|638|Xã Ia Piar
24058|638|Xã Ia Peng
24060|638|Xã Chrôh Pơnan
24061|638|Xã Ia Hiao
24067|638|Xã Ia Yeng
23942|639|Thị trấn Nhơn Hòa
23971|639|Xã Ia Hrú
23972|639|Xã Ia Rong
23974|639|Xã Ia Dreng
23978|639|Xã Ia Hla
23980|639|Xã Chư Don
23983|639|Xã Ia Phang
23986|639|Xã Ia Le
23987|639|Xã Ia BLứ
24118|643|Phường Tân Lập
24121|643|Phường Tân Hòa
24124|643|Phường Tân An
24130|643|Phường Thành Nhất
24133|643|Phường Thành Công
24136|643|Phường Tân Lợi
24142|643|Phường Tân Thành
24145|643|Phường Tân Tiến
24148|643|Phường Tự An
24151|643|Phường Ea Tam
24154|643|Phường Khánh Xuân
24157|643|Xã Hòa Thuận
24160|643|Xã Cư ÊBur
24163|643|Xã Ea Tu
24166|643|Xã Hòa Thắng
24169|643|Xã Ea Kao
24172|643|Xã Hòa Phú
24175|643|Xã Hòa Khánh
24178|643|Xã Hòa Xuân
24305|644|Phường An Lạc
24308|644|Phường An Bình
24311|644|Phường Thiện An
24318|644|Phường Đạt Hiếu
24322|644|Phường Đoàn Kết
24328|644|Xã Ea Drông
24331|644|Phường Thống Nhất
24332|644|Phường Bình Tân
24334|644|Xã Ea Siên
24337|644|Xã Bình Thuận
24340|644|Xã Cư Bao
24181|645|Thị trấn Ea Drăng
24184|645|Xã Ea H'leo
24187|645|Xã Ea Sol
24190|645|Xã Ea Ral
24193|645|Xã Ea Wy
24194|645|Xã Cư A Mung
24196|645|Xã Cư Mốt
24199|645|Xã Ea Hiao
24202|645|Xã Ea Khal
24205|645|Xã Dliê Yang
24207|645|Xã Ea Tir
24208|645|Xã Ea Nam
24211|646|Thị trấn Ea Súp
24214|646|Xã Ia Lốp
24215|646|Xã Ia JLơi
24217|646|Xã Ea Rốk
24220|646|Xã Ya Tờ Mốt
24221|646|Xã Ia RVê
24223|646|Xã Ea Lê
24226|646|Xã Cư KBang
24229|646|Xã Ea Bung
24232|646|Xã Cư M'Lan
24235|647|Xã Krông Na
24238|647|Xã Ea Huar
24241|647|Xã Ea Wer
24244|647|Xã Tân Hòa
24247|647|Xã Cuôr KNia
24250|647|Xã Ea Bar
24253|647|Xã Ea Nuôl
24256|648|Thị trấn Ea Pốk
24259|648|Thị trấn Quảng Phú
24262|648|Xã Quảng Tiến
24264|648|Xã Ea Kuêh
24265|648|Xã Ea Kiết
24268|648|Xã Ea Tar
24271|648|Xã Cư Dliê M'nông
24274|648|Xã Ea H'đinh
24277|648|Xã Ea Tul
24280|648|Xã Ea KPam
24283|648|Xã Ea M'DRóh
24286|648|Xã Quảng Hiệp
24289|648|Xã Cư M'gar
24292|648|Xã Ea D'Rơng
24295|648|Xã Ea M'nang
24298|648|Xã Cư Suê
24301|648|Xã Cuor Đăng
24307|649|Xã Cư Né
24310|649|Xã Chư KBô
24313|649|Xã Cư Pơng
24314|649|Xã Ea Sin
24316|649|Thị trấn Pơng Drang
24317|649|Xã Tân Lập
24319|649|Xã Ea Ngai
24343|650|Thị trấn Krông Năng
24346|650|Xã ĐLiê Ya
24349|650|Xã Ea Tóh
24352|650|Xã Ea Tam
24355|650|Xã Phú Lộc
24358|650|Xã Tam Giang
24359|650|Xã Ea Puk
24360|650|Xã Ea Dăh
24361|650|Xã Ea Hồ
24364|650|Xã Phú Xuân
24367|650|Xã Cư Klông
24370|650|Xã Ea Tân
24373|651|Thị trấn Ea Kar
24376|651|Thị trấn Ea Knốp
24379|651|Xã Ea Sô
24380|651|Xã Ea Sar
24382|651|Xã Xuân Phú
24385|651|Xã Cư Huê
24388|651|Xã Ea Tih
24391|651|Xã Ea Đar
24394|651|Xã Ea Kmút
24397|651|Xã Cư Ni
24400|651|Xã Ea Păl
24401|651|Xã Cư Prông
24403|651|Xã Ea Ô
24404|651|Xã Cư ELang
24406|651|Xã Cư Bông
24409|651|Xã Cư Jang
24412|652|Thị trấn M'Đrắk
24415|652|Xã Cư Prao
24418|652|Xã Ea Pil
24421|652|Xã Ea Lai
24424|652|Xã Ea H'MLay
24427|652|Xã Krông Jing
24430|652|Xã Ea M' Doal
24433|652|Xã Ea Riêng
24436|652|Xã Cư M'ta
24439|652|Xã Cư K Róa
24442|652|Xã Krông Á
24444|652|Xã Cư San
24445|652|Xã Ea Trang
24448|653|Thị trấn Krông Kmar
24451|653|Xã Dang Kang
24454|653|Xã Cư KTy
24457|653|Xã Hòa Thành
24463|653|Xã Hòa Phong
24466|653|Xã Hòa Lễ
24469|653|Xã Yang Reh
24472|653|Xã Ea Trul
24475|653|Xã Khuê Ngọc Điền
24478|653|Xã Cư Pui
24481|653|Xã Hòa Sơn
24484|653|Xã Cư Drăm
24487|653|Xã Yang Mao
24490|654|Thị trấn Phước An
24493|654|Xã KRông Búk
24496|654|Xã Ea Kly
24499|654|Xã Ea Kênh
24502|654|Xã Ea Phê
24505|654|Xã Ea KNuec
24508|654|Xã Ea Yông
24511|654|Xã Hòa An
24514|654|Xã Ea Kuăng
24517|654|Xã Hòa Đông
24520|654|Xã Ea Hiu
24523|654|Xã Hòa Tiến
24526|654|Xã Tân Tiến
24529|654|Xã Vụ Bổn
24532|654|Xã Ea Uy
24535|654|Xã Ea Yiêng
24538|655|Thị trấn Buôn Trấp
24556|655|Xã Dray Sáp
24559|655|Xã Ea Na
24565|655|Xã Ea Bông
24568|655|Xã Băng A Drênh
24571|655|Xã Dur KMăl
24574|655|Xã Bình Hòa
24577|655|Xã Quảng Điền
24580|656|Thị trấn Liên Sơn
24583|656|Xã Yang Tao
24586|656|Xã Bông Krang
24589|656|Xã Đắk Liêng
24592|656|Xã Buôn Triết
24595|656|Xã Buôn Tría
24598|656|Xã Đắk Phơi
24601|656|Xã Đắk Nuê
24604|656|Xã Krông Nô
24607|656|Xã Nam Ka
24610|656|Xã Ea R'Bin
24540|657|Xã Ea Ning
24541|657|Xã Cư Ê Wi
24544|657|Xã Ea Ktur
24547|657|Xã Ea Tiêu
24550|657|Xã Ea BHốk
24553|657|Xã Ea Hu
24561|657|Xã Dray Bhăng
24562|657|Xã Hòa Hiệp
24611|660|Phường Nghĩa Đức
24612|660|Phường Nghĩa Thành
24614|660|Phường Nghĩa Phú
24615|660|Phường Nghĩa Tân
24617|660|Phường Nghĩa Trung
24618|660|Xã Đăk R'Moan
24619|660|Phường Quảng Thành
24628|660|Xã Đắk Nia
24616|661|Xã Quảng Sơn
24620|661|Xã Quảng Hòa
24622|661|Xã Đắk Ha
24625|661|Xã Đắk R'Măng
24631|661|Xã Quảng Khê
24634|661|Xã Đắk Plao
24637|661|Xã Đắk Som
24640|662|Thị trấn Ea T'Ling
24643|662|Xã Đắk Wil
24646|662|Xã Ea Pô
24649|662|Xã Nam Dong
24652|662|Xã Đắk DRông
24655|662|Xã Tâm Thắng
24658|662|Xã Cư Knia
24661|662|Xã Trúc Sơn
24664|663|Thị trấn Đắk Mil
24667|663|Xã Đắk Lao
24670|663|Xã Đắk R'La
24673|663|Xã Đắk Gằn
24676|663|Xã Đức Mạnh
24677|663|Xã Đắk N'Drót
24678|663|Xã Long Sơn
24679|663|Xã Đắk Sắk
24682|663|Xã Thuận An
24685|663|Xã Đức Minh
24688|664|Thị trấn Đắk Mâm
24691|664|Xã Đắk Sôr
24692|664|Xã Nam Xuân
24694|664|Xã Buôn Choah
24697|664|Xã Nam Đà
24699|664|Xã Tân Thành
24700|664|Xã Đắk Drô
24703|664|Xã Nâm Nung
24706|664|Xã Đức Xuyên
24709|664|Xã Đắk Nang
24712|664|Xã Quảng Phú
24715|664|Xã Nâm N'Đir
24717|665|Thị trấn Đức An
24718|665|Xã Đắk Môl
24719|665|Xã Đắk Hòa
24721|665|Xã Nam Bình
24722|665|Xã Thuận Hà
24724|665|Xã Thuận Hạnh
24727|665|Xã Đắk N'Dung
24728|665|Xã Nâm N'Jang
24730|665|Xã Trường Xuân
24733|666|Thị trấn Kiến Đức
24745|666|Xã Quảng Tín
24750|666|Xã Đắk Wer
24751|666|Xã Nhân Cơ
24754|666|Xã Kiến Thành
24756|666|Xã Nghĩa Thắng
24757|666|Xã Đạo Nghĩa
24760|666|Xã Đắk Sin
24761|666|Xã Hưng Bình
24763|666|Xã Đắk Ru
24766|666|Xã Nhân Đạo
24736|667|Xã Quảng Trực
24739|667|Xã Đắk Búk So
24740|667|Xã Quảng Tâm
24742|667|Xã Đắk R'Tíh
24746|667|Xã Đắk Ngo
24748|667|Xã Quảng Tân
24769|672|Phường 7
24772|672|Phường 8
24775|672|Phường 12
24778|672|Phường 9
24781|672|Phường 2
24784|672|Phường 1
24787|672|Phường 6
24790|672|Phường 5
24793|672|Phường 4
24796|672|Phường 10
24799|672|Phường 11
24802|672|Phường 3
24805|672|Xã Xuân Thọ
24808|672|Xã Tà Nung
24810|672|Xã Trạm Hành
24811|672|Xã Xuân Trường
24814|673|Phường Lộc Phát
24817|673|Phường Lộc Tiến
24820|673|Phường 2
24823|673|Phường 1
24826|673|Phường B'lao
24829|673|Phường Lộc Sơn
24832|673|Xã Đạm Bri
24835|673|Xã Lộc Thanh
24838|673|Xã Lộc Nga
24841|673|Xã Lộc Châu
24844|673|Xã Đại Lào
24853|674|Xã Đạ Tông
24856|674|Xã Đạ Long
24859|674|Xã Đạ M' Rong
24874|674|Xã Liêng Srônh
24875|674|Xã Đạ Rsal
24877|674|Xã Rô Men
24886|674|Xã Phi Liêng
24889|674|Xã Đạ K' Nàng
24846|675|Thị trấn Lạc Dương
24847|675|Xã Đạ Chais
24848|675|Xã Đạ Nhim
24850|675|Xã Đưng KNớ
24862|675|Xã Lát
24865|675|Xã Đạ Sar
24868|676|Thị trấn Nam Ban
24871|676|Thị trấn Đinh Văn
24880|676|Xã Phú Sơn
24883|676|Xã Phi Tô
24892|676|Xã Mê Linh
24895|676|Xã Đạ Đờn
24898|676|Xã Phúc Thọ
24901|676|Xã Đông Thanh
24904|676|Xã Gia Lâm
24907|676|Xã Tân Thanh
24910|676|Xã Tân Văn
24913|676|Xã Hoài Đức
24916|676|Xã Tân Hà
24919|676|Xã Liên Hà
24922|676|Xã Đan Phượng
24925|676|Xã Nam Hà
24928|677|Thị trấn D'Ran
24931|677|Thị trấn Thạnh Mỹ
24934|677|Xã Lạc Xuân
24937|677|Xã Đạ Ròn
24940|677|Xã Lạc Lâm
24943|677|Xã Ka Đô
24949|677|Xã Ka Đơn
24952|677|Xã Tu Tra
24955|677|Xã Quảng Lập
24958|678|Thị trấn Liên Nghĩa
24961|678|Xã Hiệp An
24964|678|Xã Liên Hiệp
24967|678|Xã Hiệp Thạnh
24970|678|Xã Bình Thạnh
24973|678|Xã N'Thol Hạ
24976|678|Xã Tân Hội
24979|678|Xã Tân Thành
24982|678|Xã Phú Hội
24985|678|Xã Ninh Gia
24988|678|Xã Tà Năng
24989|678|Xã Đa Quyn
24991|678|Xã Tà Hine
24994|678|Xã Đà Loan
24997|678|Xã Ninh Loan
25000|679|Thị trấn Di Linh
25003|679|Xã Đinh Trang Thượng
25006|679|Xã Tân Thượng
25007|679|Xã Tân Lâm
25009|679|Xã Tân Châu
25012|679|Xã Tân Nghĩa
25015|679|Xã Gia Hiệp
25018|679|Xã Đinh Lạc
25021|679|Xã Tam Bố
25024|679|Xã Đinh Trang Hòa
25027|679|Xã Liên Đầm
25030|679|Xã Gung Ré
25033|679|Xã Bảo Thuận
25036|679|Xã Hòa Ninh
25039|679|Xã Hòa Trung
25042|679|Xã Hòa Nam
25045|679|Xã Hòa Bắc
25048|679|Xã Sơn Điền
25051|679|Xã Gia Bắc
25054|680|Thị trấn Lộc Thắng
25057|680|Xã Lộc Bảo
25060|680|Xã Lộc Lâm
25063|680|Xã Lộc Phú
25066|680|Xã Lộc Bắc
25069|680|Xã B' Lá
25072|680|Xã Lộc Ngãi
25075|680|Xã Lộc Quảng
25078|680|Xã Lộc Tân
25081|680|Xã Lộc Đức
25084|680|Xã Lộc An
25087|680|Xã Tân Lạc
25090|680|Xã Lộc Thành
25093|680|Xã Lộc Nam
25096|682|Thị trấn Đạ M'ri
25099|682|Thị trấn Ma Đa Guôi
25105|682|Xã Hà Lâm
25111|682|Xã Đạ Oai
25114|682|Xã Bà Gia
25117|682|Xã Ma Đa Guôi
25126|682|Thị trấn Đạ Tẻh
25129|682|Xã An Nhơn
25132|682|Xã Quốc Oai
25135|682|Xã Mỹ Đức
25138|682|Xã Quảng Trị
25141|682|Xã Đạ Lây
25153|682|Xã Đạ Kho
25156|682|Xã Đạ Pal
25159|682|Thị trấn Cát Tiên
25162|682|Xã Tiên Hoàng
25165|682|Xã Phước Cát 2
25168|682|Xã Gia Viễn
25171|682|Xã Nam Ninh
25180|682|Thị trấn Phước Cát
25183|682|Xã Đức Phổ
25189|682|Xã Quảng Ngãi
25192|682|Xã Đồng Nai Thượng
25216|688|Phường Thác Mơ
25217|688|Phường Long Thủy
25219|688|Phường Phước Bình
25220|688|Phường Long Phước
25237|688|Phường Sơn Giang
25245|688|Xã Long Giang
25249|688|Xã Phước Tín
25195|689|Phường Tân Phú
25198|689|Phường Tân Đồng
25201|689|Phường Tân Bình
25204|689|Phường Tân Xuân
25205|689|Phường Tân Thiện
25207|689|Xã Tân Thành
25210|689|Phường Tiến Thành
25213|689|Xã Tiến Hưng
25320|690|Phường Hưng Chiến
25324|690|Phường An Lộc
25325|690|Phường Phú Thịnh
25326|690|Phường Phú Đức
25333|690|Xã Thanh Lương
25336|690|Xã Thanh Phú
25222|691|Xã Bù Gia Mập
25225|691|Xã Đak Ơ
25228|691|Xã Đức Hạnh
25229|691|Xã Phú Văn
25231|691|Xã Đa Kia
25232|691|Xã Phước Minh
25234|691|Xã Bình Thắng
25267|691|Xã Phú Nghĩa
25270|692|Thị trấn Lộc Ninh
25273|692|Xã Lộc Hòa
25276|692|Xã Lộc An
25279|692|Xã Lộc Tấn
25280|692|Xã Lộc Thạnh
25282|692|Xã Lộc Hiệp
25285|692|Xã Lộc Thiện
25288|692|Xã Lộc Thuận
25291|692|Xã Lộc Quang
25292|692|Xã Lộc Phú
25294|692|Xã Lộc Thành
25297|692|Xã Lộc Thái
25300|692|Xã Lộc Điền
25303|692|Xã Lộc Hưng
25305|692|Xã Lộc Thịnh
25306|692|Xã Lộc Khánh
25308|693|Thị trấn Thanh Bình
25309|693|Xã Hưng Phước
25310|693|Xã Phước Thiện
25312|693|Xã Thiện Hưng
25315|693|Xã Thanh Hòa
25318|693|Xã Tân Thành
25321|693|Xã Tân Tiến
25327|694|Xã Thanh An
25330|694|Xã An Khương
25339|694|Xã An Phú
25342|694|Xã Tân Lợi
25345|694|Xã Tân Hưng
25348|694|Xã Minh Đức
25349|694|Xã Minh Tâm
25351|694|Xã Phước An
25354|694|Xã Thanh Bình
25357|694|Thị trấn Tân Khai
25360|694|Xã Đồng Nơ
25361|694|Xã Tân Hiệp
25438|694|Xã Tân Quan
25363|695|Thị trấn Tân Phú
25366|695|Xã Thuận Lợi
25369|695|Xã Đồng Tâm
25372|695|Xã Tân Phước
25375|695|Xã Tân Hưng
25378|695|Xã Tân Lợi
25381|695|Xã Tân Lập
25384|695|Xã Tân Hòa
25387|695|Xã Thuận Phú
25390|695|Xã Đồng Tiến
25393|695|Xã Tân Tiến
25396|696|Thị trấn Đức Phong
25398|696|Xã Đường 10
25399|696|Xã Đak Nhau
25400|696|Xã Phú Sơn
25402|696|Xã Thọ Sơn
25404|696|Xã Bình Minh
25405|696|Xã Bom Bo
25408|696|Xã Minh Hưng
25411|696|Xã Đoàn Kết
25414|696|Xã Đồng Nai
25417|696|Xã Đức Liễu
25420|696|Xã Thống Nhất
25423|696|Xã Nghĩa Trung
25424|696|Xã Nghĩa Bình
25426|696|Xã Đăng Hà
25429|696|Xã Phước Sơn
25432|697|Phường Hưng Long
25433|697|Phường Thành Tâm
25435|697|Xã Minh Lập
25439|697|Xã Quang Minh
25441|697|Phường Minh Hưng
25444|697|Phường Minh Long
25447|697|Phường Minh Thành
25450|697|Xã Nha Bích
25453|697|Xã Minh Thắng
25240|698|Xã Long Bình
25243|698|Xã Bình Tân
25244|698|Xã Bình Sơn
25246|698|Xã Long Hưng
25250|698|Xã Phước Tân
25252|698|Xã Bù Nho
25255|698|Xã Long Hà
25258|698|Xã Long Tân
25261|698|Xã Phú Trung
25264|698|Xã Phú Riềng
25456|703|Phường 1
25459|703|Phường 3
25462|703|Phường 4
25465|703|Phường Hiệp Ninh
25468|703|Phường 2
25471|703|Xã Thạnh Tân
25474|703|Xã Tân Bình
25477|703|Xã Bình Minh
25480|703|Phường Ninh Sơn
25483|703|Phường Ninh Thạnh
25486|705|Thị trấn Tân Biên
25489|705|Xã Tân Lập
25492|705|Xã Thạnh Bắc
25495|705|Xã Tân Bình
25498|705|Xã Thạnh Bình
25501|705|Xã Thạnh Tây
25504|705|Xã Hòa Hiệp
25507|705|Xã Tân Phong
25510|705|Xã Mỏ Công
25513|705|Xã Trà Vong
25516|706|Thị trấn Tân Châu
25519|706|Xã Tân Hà
25522|706|Xã Tân Đông
25525|706|Xã Tân Hội
25528|706|Xã Tân Hòa
25531|706|Xã Suối Ngô
25534|706|Xã Suối Dây
25537|706|Xã Tân Hiệp
25540|706|Xã Thạnh Đông
25543|706|Xã Tân Thành
25546|706|Xã Tân Phú
25549|706|Xã Tân Hưng
25552|707|Thị trấn Dương Minh Châu
25555|707|Xã Suối Đá
25558|707|Xã Phan
25561|707|Xã Phước Ninh
25564|707|Xã Phước Minh
25567|707|Xã Bàu Năng
25570|707|Xã Chà Là
25573|707|Xã Cầu Khởi
25576|707|Xã Bến Củi
25579|707|Xã Lộc Ninh
25582|707|Xã Truông Mít
25585|708|Thị trấn Châu Thành
25588|708|Xã Hảo Đước
25591|708|Xã Phước Vinh
25594|708|Xã Đồng Khởi
25597|708|Xã Thái Bình
25600|708|Xã An Cơ
25603|708|Xã Biên Giới
25606|708|Xã Hòa Thạnh
25609|708|Xã Trí Bình
25612|708|Xã Hòa Hội
25615|708|Xã An Bình
25618|708|Xã Thanh Điền
25621|708|Xã Thành Long
25624|708|Xã Ninh Điền
25627|708|Xã Long Vĩnh
25630|709|Phường Long Hoa
25633|709|Phường Hiệp Tân
25636|709|Phường Long Thành Bắc
25639|709|Xã Trường Hòa
25642|709|Xã Trường Đông
25645|709|Phường Long Thành Trung
25648|709|Xã Trường Tây
25651|709|Xã Long Thành Nam
25654|710|Thị trấn Gò Dầu
25657|710|Xã Thạnh Đức
25660|710|Xã Cẩm Giang
25663|710|Xã Hiệp Thạnh
25666|710|Xã Bàu Đồn
25669|710|Xã Phước Thạnh
25672|710|Xã Phước Đông
25675|710|Xã Phước Trạch
25678|710|Xã Thanh Phước
25681|711|Thị trấn Bến Cầu
25684|711|Xã Long Chữ
25687|711|Xã Long Phước
25690|711|Xã Long Giang
25693|711|Xã Tiên Thuận
25696|711|Xã Long Khánh
25699|711|Xã Lợi Thuận
25702|711|Xã Long Thuận
25705|711|Xã An Thạnh
25708|712|Phường Trảng Bàng
25711|712|Xã Đôn Thuận
25714|712|Xã Hưng Thuận
25717|712|Phường Lộc Hưng
25720|712|Phường Gia Lộc
25723|712|Phường Gia Bình
25729|712|Xã Phước Bình
25732|712|Phường An Tịnh
25735|712|Phường An Hòa
25738|712|Xã Phước Chỉ
25741|718|Phường Hiệp Thành
25744|718|Phường Phú Lợi
25747|718|Phường Phú Cường
25750|718|Phường Phú Hòa
25753|718|Phường Phú Thọ
25756|718|Phường Chánh Nghĩa
25759|718|Phường Định Hòa
25760|718|Phường Hòa Phú
25762|718|Phường Phú Mỹ
25763|718|Phường Phú Tân
25765|718|Phường Tân An
25768|718|Phường Hiệp An
25771|718|Phường Tương Bình Hiệp
25774|718|Phường Chánh Mỹ
25816|719|Xã Trừ Văn Thố
25819|719|Xã Cây Trường II
25822|719|Thị trấn Lai Uyên
25825|719|Xã Tân Hưng
25828|719|Xã Long Nguyên
25831|719|Xã Hưng Hòa
25834|719|Xã Lai Hưng
25777|720|Thị trấn Dầu Tiếng
25780|720|Xã Minh Hòa
25783|720|Xã Minh Thạnh
25786|720|Xã Minh Tân
25789|720|Xã Định An
25792|720|Xã Long Hòa
25795|720|Xã Định Thành
25798|720|Xã Định Hiệp
25801|720|Xã An Lập
25804|720|Xã Long Tân
25807|720|Xã Thanh An
25810|720|Xã Thanh Tuyền
25813|721|Phường Mỹ Phước
25837|721|Phường Chánh Phú Hòa
25840|721|Phường An Điền
25843|721|Phường An Tây
25846|721|Phường Thới Hòa
25849|721|Phường Hòa Lợi
25852|721|Phường Tân Định
25855|721|Xã Phú An
25858|722|Thị trấn Phước Vĩnh
25861|722|Xã An Linh
25864|722|Xã Phước Sang
25865|722|Xã An Thái
25867|722|Xã An Long
25870|722|Xã An Bình
25873|722|Xã Tân Hiệp
25876|722|Xã Tam Lập
25879|722|Xã Tân Long
25882|722|Xã Vĩnh Hòa
25885|722|Xã Phước Hòa
25888|723|Phường Uyên Hưng
25891|723|Phường Tân Phước Khánh
25912|723|Phường Vĩnh Tân
25915|723|Phường Hội Nghĩa
25920|723|Phường Tân Hiệp
25921|723|Phường Khánh Bình
25924|723|Phường Phú Chánh
25930|723|Xã Bạch Đằng
25933|723|Phường Tân Vĩnh Hiệp
25936|723|Phường Thạnh Phước
25937|723|Xã Thạnh Hội
25939|723|Phường Thái Hòa
25942|724|Phường Dĩ An
25945|724|Phường Tân Bình
25948|724|Phường Tân Đông Hiệp
25951|724|Phường Bình An
25954|724|Phường Bình Thắng
25957|724|Phường Đông Hòa
25960|724|Phường An Bình
25963|725|Phường An Thạnh
25966|725|Phường Lái Thiêu
25969|725|Phường Bình Chuẩn
25972|725|Phường Thuận Giao
25975|725|Phường An Phú
25978|725|Phường Hưng Định
25981|725|Xã An Sơn
25984|725|Phường Bình Nhâm
25987|725|Phường Bình Hòa
25990|725|Phường Vĩnh Phú
25894|726|Xã Tân Định
25897|726|Xã Bình Mỹ
25900|726|Thị trấn Tân Bình
25903|726|Xã Tân Lập
25906|726|Thị trấn Tân Thành
25907|726|Xã Đất Cuốc
25908|726|Xã Hiếu Liêm
25909|726|Xã Lạc An
25918|726|Xã Tân Mỹ
25927|726|Xã Thường Tân
25993|731|Phường Trảng Dài
25996|731|Phường Tân Phong
25999|731|Phường Tân Biên
26002|731|Phường Hố Nai
26005|731|Phường Tân Hòa
26008|731|Phường Tân Hiệp
26011|731|Phường Bửu Long
26014|731|Phường Tân Mai
26017|731|Phường Tam Hiệp
26020|731|Phường Long Bình
26023|731|Phường Quang Vinh
26029|731|Phường Thống Nhất
26041|731|Phường Trung Dũng
26047|731|Phường Bình Đa
26050|731|Phường An Bình
26053|731|Phường Bửu Hòa
26056|731|Phường Long Bình Tân
26059|731|Phường Tân Vạn
26062|731|Phường Tân Hạnh
26065|731|Phường Hiệp Hòa
26068|731|Phường Hóa An
26371|731|Phường An Hòa
26374|731|Phường Tam Phước
26377|731|Phường Phước Tân
26380|731|Xã Long Hưng
26077|732|Phường Xuân Bình
26080|732|Phường Xuân An
26083|732|Phường Xuân Hòa
26086|732|Phường Phú Bình
26089|732|Xã Bình Lộc
26092|732|Xã Bảo Quang
26095|732|Phường Suối Tre
26098|732|Phường Bảo Vinh
26101|732|Phường Xuân Lập
26104|732|Phường Bàu Sen
26107|732|Xã Bàu Trâm
26110|732|Phường Xuân Tân
26113|732|Xã Hàng Gòn
26116|734|Thị trấn Tân Phú
26119|734|Xã Dak Lua
26122|734|Xã Nam Cát Tiên
26125|734|Xã Phú An
26131|734|Xã Tà Lài
26134|734|Xã Phú Lập
26140|734|Xã Phú Thịnh
26143|734|Xã Thanh Sơn
26146|734|Xã Phú Sơn
26149|734|Xã Phú Xuân
26152|734|Xã Phú Lộc
26155|734|Xã Phú Lâm
26158|734|Xã Phú Bình
26161|734|Xã Phú Thanh
26164|734|Xã Trà Cổ
26167|734|Xã Phú Điền
26170|735|Thị trấn Vĩnh An
26173|735|Xã Phú Lý
26176|735|Xã Trị An
26179|735|Xã Tân An
26182|735|Xã Vĩnh Tân
26185|735|Xã Bình Lợi
26188|735|Xã Thạnh Phú
26191|735|Xã Thiện Tân
26194|735|Xã Tân Bình
26200|735|Xã Mã Đà
26206|736|Thị trấn Định Quán
26209|736|Xã Thanh Sơn
26212|736|Xã Phú Tân
26215|736|Xã Phú Vinh
26218|736|Xã Phú Lợi
26221|736|Xã Phú Hòa
26224|736|Xã Ngọc Định
26227|736|Xã La Ngà
26230|736|Xã Gia Canh
26233|736|Xã Phú Ngọc
26236|736|Xã Phú Cường
26239|736|Xã Túc Trưng
26242|736|Xã Phú Túc
26245|736|Xã Suối Nho
26248|737|Thị trấn Trảng Bom
26251|737|Xã Thanh Bình
26254|737|Xã Cây Gáo
26257|737|Xã Bàu Hàm
26260|737|Xã Sông Thao
26263|737|Xã Sông Trầu
26266|737|Xã Đông Hòa
26269|737|Xã Bắc Sơn
26272|737|Xã Hố Nai 3
26275|737|Xã Tây Hòa
26278|737|Xã Bình Minh
26281|737|Xã Trung Hòa
26284|737|Xã Đồi 61
26287|737|Xã Hưng Thịnh
26290|737|Xã Quảng Tiến
26293|737|Xã Giang Điền
26296|737|Xã An Viễn
26299|738|Xã Gia Tân 1
26302|738|Xã Gia Tân 2
26305|738|Xã Gia Tân 3
26308|738|Xã Gia Kiệm
26311|738|Xã Quang Trung
26314|738|Xã Bàu Hàm 2
26317|738|Xã Hưng Lộc
26320|738|Xã Lộ 25
26323|738|Xã Xuân Thiện
26326|738|Thị trấn Dầu Giây
26329|739|Xã Sông Nhạn
26332|739|Xã Xuân Quế
26335|739|Xã Nhân Nghĩa
26338|739|Xã Xuân Đường
26341|739|Thị trấn Long Giao
26344|739|Xã Xuân Mỹ
26347|739|Xã Thừa Đức
26350|739|Xã Bảo Bình
26353|739|Xã Xuân Bảo
26356|739|Xã Xuân Tây
26359|739|Xã Xuân Đông
26362|739|Xã Sông Ray
26365|739|Xã Lâm San
26368|740|Thị trấn Long Thành
26383|740|Xã An Phước
26386|740|Xã Bình An
26389|740|Xã Long Đức
26392|740|Xã Lộc An
26395|740|Xã Bình Sơn
26398|740|Xã Tam An
26401|740|Xã Cẩm Đường
26404|740|Xã Long An
26410|740|Xã Bàu Cạn
26413|740|Xã Long Phước
26416|740|Xã Phước Bình
26419|740|Xã Tân Hiệp
26422|740|Xã Phước Thái
26425|741|Thị trấn Gia Ray
26428|741|Xã Xuân Bắc
26431|741|Xã Suối Cao
26434|741|Xã Xuân Thành
26437|741|Xã Xuân Thọ
26440|741|Xã Xuân Trường
26443|741|Xã Xuân Hòa
26446|741|Xã Xuân Hưng
26449|741|Xã Xuân Tâm
26452|741|Xã Suối Cát
26455|741|Xã Xuân Hiệp
26458|741|Xã Xuân Phú
26461|741|Xã Xuân Định
26464|741|Xã Bảo Hòa
26467|741|Xã Lang Minh
26485|742|Xã Phú Hội
26470|742|Xã Phước Thiền
26473|742|Xã Long Tân
26476|742|Xã Đại Phước
26479|742|Thị trấn Hiệp Phước
26482|742|Xã Phú Hữu
26488|742|Xã Phú Thạnh
26491|742|Xã Phú Đông
26494|742|Xã Long Thọ
26497|742|Xã Vĩnh Thanh
26500|742|Xã Phước Khánh
26503|742|Xã Phước An
26506|747|Phường 1
26508|747|Phường Thắng Tam
26509|747|Phường 2
26512|747|Phường 3
26515|747|Phường 4
26518|747|Phường 5
26521|747|Phường Thắng Nhì
26524|747|Phường 7
26526|747|Phường Nguyễn An Ninh
26527|747|Phường 8
26530|747|Phường 9
26533|747|Phường Thắng Nhất
26535|747|Phường Rạch Dừa
26536|747|Phường 10
26539|747|Phường 11
26542|747|Phường 12
26545|747|Xã Long Sơn
26548|748|Phường Phước Hưng
26554|748|Phường Phước Nguyên
26557|748|Phường Long Toàn
26558|748|Phường Long Tâm
26560|748|Phường Phước Trung
26563|748|Phường Long Hương
26566|748|Phường Kim Dinh
26567|748|Xã Tân Hưng
26569|748|Xã Long Phước
26572|748|Xã Hòa Long
26574|750|Xã Bàu Chinh
26575|750|Thị trấn Ngãi Giao
26578|750|Xã Bình Ba
26581|750|Xã Suối Nghệ
26584|750|Xã Xuân Sơn
26587|750|Xã Sơn Bình
26590|750|Xã Bình Giã
26593|750|Xã Bình Trung
26596|750|Xã Xà Bang
26599|750|Xã Cù Bị
26602|750|Xã Láng Lớn
26605|750|Xã Quảng Thành
26608|750|Thị trấn Kim Long
26611|750|Xã Suối Rao
26614|750|Xã Đá Bạc
26617|750|Xã Nghĩa Thành
26620|751|Thị trấn Phước Bửu
26623|751|Xã Phước Thuận
26626|751|Xã Phước Tân
26629|751|Xã Xuyên Mộc
26632|751|Xã Bông Trang
26635|751|Xã Tân Lâm
26638|751|Xã Bàu Lâm
26641|751|Xã Hòa Bình
26644|751|Xã Hòa Hưng
26647|751|Xã Hòa Hiệp
26650|751|Xã Hòa Hội
26653|751|Xã Bưng Riềng
26656|751|Xã Bình Châu
26659|753|Thị trấn Long Điền
26662|753|Thị trấn Long Hải
26668|753|Xã Tam An
26674|753|Xã Phước Tỉnh
26677|753|Xã Phước Hưng
26680|753|Thị trấn Đất Đỏ
26683|753|Xã Phước Long Thọ
26686|753|Xã Phước Hội
26689|753|Thị trấn Phước Hải
26695|753|Xã Long Tân
26698|753|Xã Láng Dài
26704|754|Phường Phú Mỹ
26707|754|Phường Tân Hòa
26710|754|Phường Tân Hải
26713|754|Phường Phước Hòa
26716|754|Phường Tân Phước
26719|754|Phường Mỹ Xuân
26722|754|Xã Sông Xoài
26725|754|Phường Hắc Dịch
26728|754|Xã Châu Pha
26731|754|Xã Tóc Tiên
26734|760|Phường Tân Định
26737|760|Phường Đa Kao
26740|760|Phường Bến Nghé
26743|760|Phường Bến Thành
26746|760|Phường Nguyễn Thái Bình
26749|760|Phường Phạm Ngũ Lão
26752|760|Phường Cầu Ông Lãnh
26755|760|Phường Cô Giang
26758|760|Phường Nguyễn Cư Trinh
26761|760|Phường Cầu Kho
26764|761|Phường Thạnh Xuân
26767|761|Phường Thạnh Lộc
26770|761|Phường Hiệp Thành
26773|761|Phường Thới An
26776|761|Phường Tân Chánh Hiệp
26779|761|Phường An Phú Đông
26782|761|Phường Tân Thới Hiệp
26785|761|Phường Trung Mỹ Tây
26787|761|Phường Tân Hưng Thuận
26788|761|Phường Đông Hưng Thuận
26791|761|Phường Tân Thới Nhất
26872|764|Phường 15
26875|764|Phường 17
26876|764|Phường 6
26878|764|Phường 16
26881|764|Phường 12
26882|764|Phường 14
26884|764|Phường 10
26887|764|Phường 5
26890|764|Phường 1
26898|764|Phường 8
26899|764|Phường 11
26902|764|Phường 3
26905|765|Phường 13
26908|765|Phường 11
26911|765|Phường 27
26914|765|Phường 26
26917|765|Phường 12
26920|765|Phường 25
26923|765|Phường 5
26926|765|Phường 7
26929|765|Phường 14
26941|765|Phường 2
26944|765|Phường 1
26950|765|Phường 17
26953|765|Phường 19
26956|765|Phường 22
26962|765|Phường 28
26965|766|Phường 2
26968|766|Phường 4
26971|766|Phường 12
26974|766|Phường 13
26977|766|Phường 1
26980|766|Phường 3
26983|766|Phường 11
26986|766|Phường 7
26989|766|Phường 5
26992|766|Phường 10
26995|766|Phường 6
26998|766|Phường 8
27001|766|Phường 9
27004|766|Phường 14
27007|766|Phường 15
27010|767|Phường Tân Sơn Nhì
27013|767|Phường Tây Thạnh
27016|767|Phường Sơn Kỳ
27019|767|Phường Tân Quý
27022|767|Phường Tân Thành
27025|767|Phường Phú Thọ Hòa
27028|767|Phường Phú Thạnh
27031|767|Phường Phú Trung
27034|767|Phường Hòa Thạnh
27037|767|Phường Hiệp Tân
27040|767|Phường Tân Thới Hòa
27061|768|Phường 2
27064|768|Phường 8
27043|768|Phường 4
27046|768|Phường 5
27049|768|Phường 9
27052|768|Phường 7
27058|768|Phường 1
27070|768|Phường 10
27073|768|Phường 11
27076|768|Phường 15
27085|768|Phường 13
26794|769|Phường Linh Xuân
26797|769|Phường Bình Chiểu
26800|769|Phường Linh Trung
26803|769|Phường Tam Bình
26806|769|Phường Tam Phú
26809|769|Phường Hiệp Bình Phước
26812|769|Phường Hiệp Bình Chánh
26815|769|Phường Linh Chiểu
26818|769|Phường Linh Tây
26821|769|Phường Linh Đông
26824|769|Phường Bình Thọ
26827|769|Phường Trường Thọ
26830|769|Phường Long Bình
26833|769|Phường Long Thạnh Mỹ
26836|769|Phường Tân Phú
26839|769|Phường Hiệp Phú
26842|769|Phường Tăng Nhơn Phú A
26845|769|Phường Tăng Nhơn Phú B
26848|769|Phường Phước Long B
26851|769|Phường Phước Long A
26854|769|Phường Trường Thạnh
26857|769|Phường Long Phước
26860|769|Phường Long Trường
26863|769|Phường Phước Bình
26866|769|Phường Phú Hữu
27088|769|Phường Thảo Điền
27091|769|Phường An Phú
27094|769|Phường An Khánh
27097|769|Phường Bình Trưng Đông
27100|769|Phường Bình Trưng Tây
27109|769|Phường Cát Lái
27112|769|Phường Thạnh Mỹ Lợi
27115|769|Phường An Lợi Đông
27118|769|Phường Thủ Thiêm
27127|770|Phường 14
27130|770|Phường 12
27133|770|Phường 11
27139|770|Phường Võ Thị Sáu
27142|770|Phường 9
27148|770|Phường 4
27151|770|Phường 5
27154|770|Phường 3
27157|770|Phường 2
27160|770|Phường 1
27163|771|Phường 15
27166|771|Phường 13
27169|771|Phường 14
27172|771|Phường 12
27178|771|Phường 10
27181|771|Phường 9
27184|771|Phường 1
27187|771|Phường 8
27190|771|Phường 2
27193|771|Phường 4
27202|771|Phường 6
27208|772|Phường 15
27211|772|Phường 5
27214|772|Phường 14
27220|772|Phường 3
27226|772|Phường 11
27229|772|Phường 8
27232|772|Phường 10
27238|772|Phường 7
27247|772|Phường 1
27253|772|Phường 16
27259|773|Phường 13
27265|773|Phường 9
27271|773|Phường 8
27277|773|Phường 18
27283|773|Phường 4
27286|773|Phường 3
27289|773|Phường 16
27292|773|Phường 2
27295|773|Phường 15
27298|773|Phường 1
27301|774|Phường 4
27304|774|Phường 9
27307|774|Phường 2
27310|774|Phường 12
27316|774|Phường 7
27325|774|Phường 1
27328|774|Phường 11
27331|774|Phường 14
27334|774|Phường 5
27343|774|Phường 13
27346|775|Phường 14
27349|775|Phường 13
27352|775|Phường 9
27358|775|Phường 12
27364|775|Phường 11
27367|775|Phường 2
27373|775|Phường 1
27376|775|Phường 8
27382|775|Phường 7
27385|775|Phường 10
27397|776|Phường Rạch Ông
27403|776|Phường Hưng Phú
27409|776|Phường 4
27415|776|Phường Xóm Củi
27418|776|Phường 5
27421|776|Phường 14
27424|776|Phường 6
27427|776|Phường 15
27430|776|Phường 16
27433|776|Phường 7
27436|777|Phường Bình Hưng Hòa
27439|777|Phường Bình Hưng Hòa A
27442|777|Phường Bình Hưng Hòa B
27445|777|Phường Bình Trị Đông
27448|777|Phường Bình Trị Đông A
27451|777|Phường Bình Trị Đông B
27454|777|Phường Tân Tạo
27457|777|Phường Tân Tạo A
27460|777|Phường An Lạc
27463|777|Phường An Lạc A
27466|778|Phường Tân Thuận Đông
27469|778|Phường Tân Thuận Tây
27472|778|Phường Tân Kiểng
27475|778|Phường Tân Hưng
27478|778|Phường Bình Thuận
27481|778|Phường Tân Quy
27484|778|Phường Phú Thuận
27487|778|Phường Tân Phú
27490|778|Phường Tân Phong
27493|778|Phường Phú Mỹ
27496|783|Thị trấn Củ Chi
27499|783|Xã Phú Mỹ Hưng
27502|783|Xã An Phú
27505|783|Xã Trung Lập Thượng
27508|783|Xã An Nhơn Tây
27511|783|Xã Nhuận Đức
27514|783|Xã Phạm Văn Cội
27517|783|Xã Phú Hòa Đông
27520|783|Xã Trung Lập Hạ
27523|783|Xã Trung An
27526|783|Xã Phước Thạnh
27529|783|Xã Phước Hiệp
27532|783|Xã Tân An Hội
27535|783|Xã Phước Vĩnh An
27538|783|Xã Thái Mỹ
27541|783|Xã Tân Thạnh Tây
27544|783|Xã Hòa Phú
27547|783|Xã Tân Thạnh Đông
27550|783|Xã Bình Mỹ
27553|783|Xã Tân Phú Trung
27556|783|Xã Tân Thông Hội
27559|784|Thị trấn Hóc Môn
27562|784|Xã Tân Hiệp
27565|784|Xã Nhị Bình
27568|784|Xã Đông Thạnh
27571|784|Xã Tân Thới Nhì
27574|784|Xã Thới Tam Thôn
27577|784|Xã Xuân Thới Sơn
27580|784|Xã Tân Xuân
27583|784|Xã Xuân Thới Đông
27586|784|Xã Trung Chánh
27589|784|Xã Xuân Thới Thượng
27592|784|Xã Bà Điểm
27595|785|Thị trấn Tân Túc
27598|785|Xã Phạm Văn Hai
27601|785|Xã Vĩnh Lộc A
27604|785|Xã Vĩnh Lộc B
27607|785|Xã Bình Lợi
27610|785|Xã Lê Minh Xuân
27613|785|Xã Tân Nhựt
27616|785|Xã Tân Kiên
27619|785|Xã Bình Hưng
27622|785|Xã Phong Phú
27625|785|Xã An Phú Tây
27628|785|Xã Hưng Long
27631|785|Xã Đa Phước
27634|785|Xã Tân Quý Tây
27637|785|Xã Bình Chánh
27640|785|Xã Quy Đức
27643|786|Thị trấn Nhà Bè
27646|786|Xã Phước Kiển
27649|786|Xã Phước Lộc
27652|786|Xã Nhơn Đức
27655|786|Xã Phú Xuân
27658|786|Xã Long Thới
27661|786|Xã Hiệp Phước
27664|787|Thị trấn Cần Thạnh
27667|787|Xã Bình Khánh
27670|787|Xã Tam Thôn Hiệp
27673|787|Xã An Thới Đông
27676|787|Xã Thạnh An
27679|787|Xã Long Hòa
27682|787|Xã Lý Nhơn
27685|794|Phường 5
27691|794|Phường 4
27692|794|Phường Tân Khánh
27694|794|Phường 1
27697|794|Phường 3
27698|794|Phường 7
27700|794|Phường 6
27703|794|Xã Hướng Thọ Phú
27706|794|Xã Nhơn Thạnh Trung
27709|794|Xã Lợi Bình Nhơn
27712|794|Xã Bình Tâm
27715|794|Phường Khánh Hậu
27718|794|Xã An Vĩnh Ngãi
27787|795|Phường 1
27788|795|Phường 2
27790|795|Xã Thạnh Trị
27793|795|Xã Bình Hiệp
27799|795|Xã Bình Tân
27805|795|Xã Tuyên Thạnh
27806|795|Phường 3
27817|795|Xã Thạnh Hưng
27721|796|Thị trấn Tân Hưng
27724|796|Xã Hưng Hà
27727|796|Xã Hưng Điền B
27730|796|Xã Hưng Điền
27733|796|Xã Thạnh Hưng
27736|796|Xã Hưng Thạnh
27739|796|Xã Vĩnh Thạnh
27742|796|Xã Vĩnh Châu B
27745|796|Xã Vĩnh Lợi
27748|796|Xã Vĩnh Đại
27751|796|Xã Vĩnh Châu A
27754|796|Xã Vĩnh Bửu
27757|797|Thị trấn Vĩnh Hưng
27760|797|Xã Hưng Điền A
27763|797|Xã Khánh Hưng
27766|797|Xã Thái Trị
27769|797|Xã Vĩnh Trị
27772|797|Xã Thái Bình Trung
27775|797|Xã Vĩnh Bình
27778|797|Xã Vĩnh Thuận
27781|797|Xã Tuyên Bình
27784|797|Xã Tuyên Bình Tây
27796|798|Xã Bình Hòa Tây
27802|798|Xã Bình Thạnh
27808|798|Xã Bình Hòa Trung
27811|798|Xã Bình Hòa Đông
27814|798|Thị trấn Bình Phong Thạnh
27820|798|Xã Tân Lập
27823|798|Xã Tân Thành
27826|799|Thị trấn Tân Thạnh
27829|799|Xã Bắc Hòa
27832|799|Xã Hậu Thạnh Tây
27835|799|Xã Nhơn Hòa Lập
27838|799|Xã Tân Lập
27841|799|Xã Hậu Thạnh Đông
27844|799|Xã Nhơn Hòa
27847|799|Xã Kiến Bình
27850|799|Xã Tân Thành
27853|799|Xã Tân Bình
27856|799|Xã Tân Ninh
27859|799|Xã Nhơn Ninh
27862|799|Xã Tân Hòa
27865|800|Thị trấn Thạnh Hóa
27868|800|Xã Tân Hiệp
27871|800|Xã Thuận Bình
27874|800|Xã Thạnh Phước
27877|800|Xã Thạnh Phú
27880|800|Xã Thuận Nghĩa Hòa
27883|800|Xã Thủy Đông
27886|800|Xã Thủy Tây
27889|800|Xã Tân Tây
27892|800|Xã Tân Đông
27895|800|Xã Thạnh An
27898|801|Thị trấn Đông Thành
27901|801|Xã Mỹ Quý Đông
27904|801|Xã Mỹ Thạnh Bắc
27907|801|Xã Mỹ Quý Tây
27910|801|Xã Mỹ Thạnh Tây
27913|801|Xã Mỹ Thạnh Đông
27916|801|Xã Bình Thành
27919|801|Xã Bình Hòa Bắc
27922|801|Xã Bình Hòa Hưng
27925|801|Xã Bình Hòa Nam
27928|801|Xã Mỹ Bình
27931|802|Thị trấn Hậu Nghĩa
27934|802|Thị trấn Hiệp Hòa
27937|802|Thị trấn Đức Hòa
27940|802|Xã Lộc Giang
27943|802|Xã An Ninh Đông
27946|802|Xã An Ninh Tây
27949|802|Xã Tân Mỹ
27952|802|Xã Hiệp Hòa
27955|802|Xã Đức Lập Thượng
27958|802|Xã Đức Lập Hạ
27961|802|Xã Tân Phú
27964|802|Xã Mỹ Hạnh Bắc
27967|802|Xã Đức Hòa Thượng
27970|802|Xã Hòa Khánh Tây
27973|802|Xã Hòa Khánh Đông
27976|802|Xã Mỹ Hạnh Nam
27979|802|Xã Hòa Khánh Nam
27982|802|Xã Đức Hòa Đông
27985|802|Xã Đức Hòa Hạ
27988|802|Xã Hựu Thạnh
27991|803|Thị trấn Bến Lức
27994|803|Xã Thạnh Lợi
27997|803|Xã Lương Bình
28000|803|Xã Thạnh Hòa
28003|803|Xã Lương Hòa
28009|803|Xã Tân Bửu
28012|803|Xã An Thạnh
28015|803|Xã Bình Đức
28018|803|Xã Mỹ Yên
28021|803|Xã Thanh Phú
28024|803|Xã Long Hiệp
28027|803|Xã Thạnh Đức
28030|803|Xã Phước Lợi
28033|803|Xã Nhựt Chánh
28036|804|Thị trấn Thủ Thừa
28039|804|Xã Long Thạnh
28042|804|Xã Tân Thành
28045|804|Xã Long Thuận
28048|804|Xã Mỹ Lạc
28051|804|Xã Mỹ Thạnh
28054|804|Xã Bình An
28057|804|Xã Nhị Thành
28060|804|Xã Mỹ An
28063|804|Xã Bình Thạnh
28066|804|Xã Mỹ Phú
28072|804|Xã Tân Long
28075|805|Thị trấn Tân Trụ
28078|805|Xã Tân Bình
28084|805|Xã Quê Mỹ Thạnh
28087|805|Xã Lạc Tấn
28090|805|Xã Bình Trinh Đông
28093|805|Xã Tân Phước Tây
28096|805|Xã Bình Lãng
28099|805|Xã Bình Tịnh
28102|805|Xã Đức Tân
28105|805|Xã Nhựt Ninh
28108|806|Thị trấn Cần Đước
28111|806|Xã Long Trạch
28114|806|Xã Long Khê
28117|806|Xã Long Định
28120|806|Xã Phước Vân
28123|806|Xã Long Hòa
28126|806|Xã Long Cang
28129|806|Xã Long Sơn
28132|806|Xã Tân Trạch
28135|806|Xã Mỹ Lệ
28138|806|Xã Tân Lân
28141|806|Xã Phước Tuy
28144|806|Xã Long Hựu Đông
28147|806|Xã Tân Ân
28150|806|Xã Phước Đông
28153|806|Xã Long Hựu Tây
28156|806|Xã Tân Chánh
28159|807|Thị trấn Cần Giuộc
28162|807|Xã Phước Lý
28165|807|Xã Long Thượng
28168|807|Xã Long Hậu
28174|807|Xã Phước Hậu
28177|807|Xã Mỹ Lộc
28180|807|Xã Phước Lại
28183|807|Xã Phước Lâm
28189|807|Xã Thuận Thành
28192|807|Xã Phước Vĩnh Tây
28195|807|Xã Phước Vĩnh Đông
28198|807|Xã Long An
28201|807|Xã Long Phụng
28204|807|Xã Đông Thạnh
28207|807|Xã Tân Tập
28210|808|Thị trấn Tầm Vu
28213|808|Xã Bình Quới
28216|808|Xã Hòa Phú
28219|808|Xã Phú Ngãi Trị
28222|808|Xã Vĩnh Công
28225|808|Xã Thuận Mỹ
28228|808|Xã Hiệp Thạnh
28231|808|Xã Phước Tân Hưng
28234|808|Xã Thanh Phú Long
28237|808|Xã Dương Xuân Hội
28240|808|Xã An Lục Long
28243|808|Xã Long Trì
28246|808|Xã Thanh Vĩnh Đông
28249|815|Phường 5
28252|815|Phường 4
28261|815|Phường 1
28264|815|Phường 2
28270|815|Phường 6
28273|815|Phường 9
28276|815|Phường 10
28279|815|Phường Tân Long
28282|815|Xã Đạo Thạnh
28285|815|Xã Trung An
28288|815|Xã Mỹ Phong
28291|815|Xã Tân Mỹ Chánh
28567|815|Xã Phước Thạnh
28591|815|Xã Thới Sơn
28297|816|Phường 2
28300|816|Phường 1
28306|816|Phường 5
28309|816|Phường Long Hưng
28312|816|Phường Long Thuận
28315|816|Phường Long Chánh
28318|816|Phường Long Hòa
28708|816|Xã Bình Đông
28717|816|Xã Bình Xuân
28729|816|Xã Tân Trung
28435|817|Phường 1
28436|817|Phường 2
28437|817|Phường 3
28439|817|Phường 4
28440|817|Phường 5
28447|817|Xã Mỹ Phước Tây
28450|817|Xã Mỹ Hạnh Đông
28453|817|Xã Mỹ Hạnh Trung
28459|817|Xã Tân Phú
28462|817|Xã Tân Bình
28468|817|Xã Tân Hội
28474|817|Phường Nhị Mỹ
28477|817|Xã Nhị Quý
28480|817|Xã Thanh Hòa
28483|817|Xã Phú Quý
28486|817|Xã Long Khánh
28321|818|Thị trấn Mỹ Phước
28324|818|Xã Tân Hòa Đông
28327|818|Xã Thạnh Tân
28330|818|Xã Thạnh Mỹ
28333|818|Xã Thạnh Hòa
28336|818|Xã Phú Mỹ
28339|818|Xã Tân Hòa Thành
28342|818|Xã Hưng Thạnh
28345|818|Xã Tân Lập 1
28348|818|Xã Tân Hòa Tây
28354|818|Xã Tân Lập 2
28357|818|Xã Phước Lập
28360|819|Thị trấn Cái Bè
28363|819|Xã Hậu Mỹ Bắc B
28366|819|Xã Hậu Mỹ Bắc A
28369|819|Xã Mỹ Trung
28372|819|Xã Hậu Mỹ Trinh
28375|819|Xã Hậu Mỹ Phú
28378|819|Xã Mỹ Tân
28381|819|Xã Mỹ Lợi B
28384|819|Xã Thiện Trung
28387|819|Xã Mỹ Hội
28390|819|Xã An Cư
28393|819|Xã Hậu Thành
28396|819|Xã Mỹ Lợi A
28399|819|Xã Hòa Khánh
28402|819|Xã Thiện Trí
28405|819|Xã Mỹ Đức Đông
28408|819|Xã Mỹ Đức Tây
28411|819|Xã Đông Hòa Hiệp
28414|819|Xã An Thái Đông
28417|819|Xã Tân Hưng
28420|819|Xã Mỹ Lương
28423|819|Xã Tân Thanh
28426|819|Xã An Thái Trung
28429|819|Xã An Hữu
28432|819|Xã Hòa Hưng
28438|820|Xã Thạnh Lộc
28441|820|Xã Mỹ Thành Bắc
28444|820|Xã Phú Cường
28456|820|Xã Mỹ Thành Nam
28465|820|Xã Phú Nhuận
28471|820|Thị trấn Bình Phú
28489|820|Xã Cẩm Sơn
28492|820|Xã Phú An
28495|820|Xã Mỹ Long
28498|820|Xã Long Tiên
28501|820|Xã Hiệp Đức
28504|820|Xã Long Trung
28507|820|Xã Hội Xuân
28510|820|Xã Tân Phong
28513|820|Xã Tam Bình
28516|820|Xã Ngũ Hiệp
28519|821|Thị trấn Tân Hiệp
28522|821|Xã Tân Hội Đông
28525|821|Xã Tân Hương
28528|821|Xã Tân Lý Đông
28534|821|Xã Thân Cửu Nghĩa
28537|821|Xã Tam Hiệp
28540|821|Xã Điềm Hy
28543|821|Xã Nhị Bình
28549|821|Xã Đông Hòa
28552|821|Xã Long Định
28558|821|Xã Long An
28561|821|Xã Long Hưng
28564|821|Xã Bình Trưng
28570|821|Xã Thạnh Phú
28573|821|Xã Bàn Long
28576|821|Xã Vĩnh Kim
28579|821|Xã Bình Đức
28582|821|Xã Song Thuận
28585|821|Xã Kim Sơn
28588|821|Xã Phú Phong
28594|822|Thị trấn Chợ Gạo
28597|822|Xã Trung Hòa
28600|822|Xã Hòa Tịnh
28603|822|Xã Mỹ Tịnh An
28606|822|Xã Tân Bình Thạnh
28609|822|Xã Phú Kiết
28612|822|Xã Lương Hòa Lạc
28615|822|Xã Thanh Bình
28618|822|Xã Quơn Long
28621|822|Xã Bình Phục Nhứt
28624|822|Xã Đăng Hưng Phước
28627|822|Xã Tân Thuận Bình
28630|822|Xã Song Bình
28633|822|Xã Bình Phan
28636|822|Xã Long Bình Điền
28639|822|Xã An Thạnh Thủy
28642|822|Xã Xuân Đông
28645|822|Xã Hòa Định
28648|822|Xã Bình Ninh
28651|823|Thị trấn Vĩnh Bình
28654|823|Xã Đồng Sơn
28657|823|Xã Bình Phú
28660|823|Xã Đồng Thạnh
28663|823|Xã Thành Công
28666|823|Xã Bình Nhì
28669|823|Xã Yên Luông
28672|823|Xã Thạnh Trị
28675|823|Xã Thạnh Nhựt
28678|823|Xã Long Vĩnh
28681|823|Xã Bình Tân
28684|823|Xã Vĩnh Hựu
28687|823|Xã Long Bình
28702|824|Thị trấn Tân Hòa
28705|824|Xã Tăng Hòa
28711|824|Xã Tân Phước
28714|824|Xã Gia Thuận
28720|824|Thị trấn Vàm Láng
28723|824|Xã Tân Tây
28726|824|Xã Kiểng Phước
28732|824|Xã Tân Đông
28735|824|Xã Bình Ân
28738|824|Xã Tân Điền
28741|824|Xã Bình Nghị
28744|824|Xã Phước Trung
28747|824|Xã Tân Thành
28690|825|Xã Tân Thới
28693|825|Xã Tân Phú
28696|825|Xã Phú Thạnh
28699|825|Xã Tân Thạnh
28750|825|Xã Phú Đông
28753|825|Xã Phú Tân
28756|829|Phường Phú Khương
28757|829|Phường Phú Tân
28759|829|Phường 8
28762|829|Phường 6
28777|829|Phường An Hội
28780|829|Phường 7
28783|829|Xã Sơn Đông
28786|829|Xã Phú Hưng
28789|829|Xã Bình Phú
28792|829|Xã Mỹ Thạnh An
28795|829|Xã Nhơn Thạnh
28798|829|Xã Phú Nhuận
28804|831|Xã Tân Thạch
28807|831|Xã Qưới Sơn
28810|831|Thị trấn Châu Thành
28813|831|Xã Giao Long
28819|831|Xã Phú Túc
28822|831|Xã Phú Đức
28828|831|Xã An Phước
28831|831|Xã Tam Phước
28834|831|Xã Thành Triệu
28840|831|Xã Tân Phú
28843|831|Xã Quới Thành
28846|831|Xã Phước Thạnh
28852|831|Xã Tiên Long
28855|831|Xã Tường Đa
28858|831|Xã Hữu Định
28861|831|Thị trấn Tiên Thủy
28870|832|Thị trấn Chợ Lách
28873|832|Xã Phú Phụng
28876|832|Xã Sơn Định
28879|832|Xã Vĩnh Bình
28882|832|Xã Hòa Nghĩa
28885|832|Xã Long Thới
28888|832|Xã Phú Sơn
28891|832|Xã Tân Thiềng
28894|832|Xã Vĩnh Thành
28897|832|Xã Vĩnh Hòa
28900|832|Xã Hưng Khánh Trung B
28903|833|Thị trấn Mỏ Cày
28930|833|Xã Định Thủy
28939|833|Xã Đa Phước Hội
28940|833|Xã Tân Hội
28942|833|Xã Phước Hiệp
28945|833|Xã Bình Khánh
28951|833|Xã An Thạnh
28957|833|Xã An Định
28960|833|Xã Thành Thới B
28963|833|Xã Tân Trung
28966|833|Xã An Thới
28969|833|Xã Thành Thới A
28972|833|Xã Minh Đức
28975|833|Xã Ngãi Đăng
28978|833|Xã Cẩm Sơn
28981|833|Xã Hương Mỹ
28984|834|Thị trấn Giồng Trôm
28987|834|Xã Phong Nẫm
28993|834|Xã Mỹ Thạnh
28996|834|Xã Châu Hòa
28999|834|Xã Lương Hòa
29002|834|Xã Lương Quới
29005|834|Xã Lương Phú
29008|834|Xã Châu Bình
29011|834|Xã Thuận Điền
29014|834|Xã Sơn Phú
29017|834|Xã Bình Hòa
29020|834|Xã Phước Long
29023|834|Xã Hưng Phong
29026|834|Xã Long Mỹ
29029|834|Xã Tân Hào
29032|834|Xã Bình Thành
29035|834|Xã Tân Thanh
29038|834|Xã Tân Lợi Thạnh
29041|834|Xã Thạnh Phú Đông
29044|834|Xã Hưng Nhượng
29047|834|Xã Hưng Lễ
29050|835|Thị trấn Bình Đại
29053|835|Xã Tam Hiệp
29056|835|Xã Long Định
29059|835|Xã Long Hòa
29062|835|Xã Phú Thuận
29065|835|Xã Vang Quới Tây
29068|835|Xã Vang Quới Đông
29071|835|Xã Châu Hưng
29077|835|Xã Lộc Thuận
29080|835|Xã Định Trung
29083|835|Xã Thới Lai
29086|835|Xã Bình Thới
29089|835|Xã Phú Long
29092|835|Xã Bình Thắng
29095|835|Xã Thạnh Trị
29098|835|Xã Đại Hòa Lộc
29101|835|Xã Thừa Đức
29104|835|Xã Thạnh Phước
29107|835|Xã Thới Thuận
29110|836|Thị trấn Ba Tri
29116|836|Xã Mỹ Hòa
29119|836|Xã Tân Xuân
29122|836|Xã Mỹ Chánh
29125|836|Xã Bảo Thạnh
29128|836|Xã An Phú Trung
29131|836|Xã Mỹ Thạnh
29134|836|Xã Mỹ Nhơn
29137|836|Xã Phước Ngãi
29143|836|Xã An Ngãi Trung
29146|836|Xã Phú Lễ
29149|836|Xã An Bình Tây
29152|836|Xã Bảo Thuận
29155|836|Xã Tân Hưng
29158|836|Xã An Ngãi Tây
29161|836|Xã An Hiệp
29164|836|Xã Vĩnh Hòa
29167|836|Xã Tân Thủy
29170|836|Xã Vĩnh An
29173|836|Xã An Đức
29176|836|Xã An Hòa Tây
29179|836|Thị trấn Tiệm Tôm
29182|837|Thị trấn Thạnh Phú
29185|837|Xã Phú Khánh
29188|837|Xã Đại Điền
29191|837|Xã Quới Điền
29194|837|Xã Tân Phong
29197|837|Xã Mỹ Hưng
29200|837|Xã An Thạnh
29203|837|Xã Thới Thạnh
29206|837|Xã Hòa Lợi
29209|837|Xã An Điền
29212|837|Xã Bình Thạnh
29215|837|Xã An Thuận
29218|837|Xã An Quy
29221|837|Xã Thạnh Hải
29224|837|Xã An Nhơn
29227|837|Xã Giao Thạnh
29230|837|Xã Thạnh Phong
29233|837|Xã Mỹ An
28889|838|Xã Phú Mỹ
28901|838|Xã Hưng Khánh Trung A
28906|838|Xã Thanh Tân
28909|838|Xã Thạnh Ngãi
28912|838|Xã Tân Phú Tây
28915|838|Thị trấn Phước Mỹ Trung
28918|838|Xã Tân Thành Bình
28921|838|Xã Thành An
28924|838|Xã Hòa Lộc
28927|838|Xã Tân Thanh Tây
28933|838|Xã Tân Bình
28936|838|Xã Nhuận Phú Tân
28948|838|Xã Khánh Thạnh Tân
29236|842|Phường 4
29239|842|Phường 1
29242|842|Phường 3
29248|842|Phường 5
29254|842|Phường 7
29257|842|Phường 8
29260|842|Phường 9
29263|842|Xã Long Đức
29266|844|Thị trấn Càng Long
29269|844|Xã Mỹ Cẩm
29272|844|Xã An Trường A
29275|844|Xã An Trường
29278|844|Xã Huyền Hội
29281|844|Xã Tân An
29284|844|Xã Tân Bình
29287|844|Xã Bình Phú
29290|844|Xã Phương Thạnh
29293|844|Xã Đại Phúc
29296|844|Xã Đại Phước
29299|844|Xã Nhị Long Phú
29302|844|Xã Nhị Long
29305|844|Xã Đức Mỹ
29308|845|Thị trấn Cầu Kè
29311|845|Xã Hòa Ân
29314|845|Xã Châu Điền
29317|845|Xã An Phú Tân
29320|845|Xã Hòa Tân
29323|845|Xã Ninh Thới
29326|845|Xã Phong Phú
29329|845|Xã Phong Thạnh
29332|845|Xã Tam Ngãi
29335|845|Xã Thông Hòa
29338|845|Xã Thạnh Phú
29341|846|Thị trấn Tiểu Cần
29344|846|Thị trấn Cầu Quan
29347|846|Xã Phú Cần
29350|846|Xã Hiếu Tử
29353|846|Xã Hiếu Trung
29356|846|Xã Long Thới
29359|846|Xã Hùng Hòa
29362|846|Xã Tân Hùng
29365|846|Xã Tập Ngãi
29368|846|Xã Ngãi Hùng
29371|846|Xã Tân Hòa
29374|847|Thị trấn Châu Thành
29377|847|Xã Đa Lộc
29380|847|Xã Mỹ Chánh
29383|847|Xã Thanh Mỹ
29386|847|Xã Lương Hòa A
29389|847|Xã Lương Hòa
29392|847|Xã Song Lộc
29395|847|Xã Nguyệt Hóa
29398|847|Xã Hòa Thuận
29401|847|Xã Hòa Lợi
29404|847|Xã Phước Hảo
29407|847|Xã Hưng Mỹ
29410|847|Xã Hòa Minh
29413|847|Xã Long Hòa
29416|848|Thị trấn Cầu Ngang
29419|848|Thị trấn Mỹ Long
29422|848|Xã Mỹ Long Bắc
29425|848|Xã Mỹ Long Nam
29428|848|Xã Mỹ Hòa
29431|848|Xã Vĩnh Kim
29434|848|Xã Kim Hòa
29437|848|Xã Hiệp Hòa
29440|848|Xã Thuận Hòa
29443|848|Xã Long Sơn
29446|848|Xã Nhị Trường
29449|848|Xã Trường Thọ
29452|848|Xã Hiệp Mỹ Đông
29455|848|Xã Hiệp Mỹ Tây
29458|848|Xã Thạnh Hòa Sơn
29461|849|Thị trấn Trà Cú
29462|849|Thị trấn Định An
29464|849|Xã Phước Hưng
29467|849|Xã Tập Sơn
29470|849|Xã Tân Sơn
29473|849|Xã An Quảng Hữu
29476|849|Xã Lưu Nghiệp Anh
29479|849|Xã Ngãi Xuyên
29482|849|Xã Kim Sơn
29485|849|Xã Thanh Sơn
29488|849|Xã Hàm Giang
29489|849|Xã Hàm Tân
29491|849|Xã Đại An
29494|849|Xã Định An
29503|849|Xã Ngọc Biên
29506|849|Xã Long Hiệp
29509|849|Xã Tân Hiệp
29497|850|Xã Đôn Xuân
29500|850|Xã Đôn Châu
29513|850|Thị trấn Long Thành
29521|850|Xã Long Khánh
29530|850|Xã Ngũ Lạc
29533|850|Xã Long Vĩnh
29536|850|Xã Đông Hải
29512|851|Phường 1
29515|851|Xã Long Toàn
29516|851|Phường 2
29518|851|Xã Long Hữu
29524|851|Xã Dân Thành
29527|851|Xã Trường Long Hòa
29539|851|Xã Hiệp Thạnh
29542|855|Phường 9
29545|855|Phường 5
29551|855|Phường 1
29554|855|Phường 4
29557|855|Phường 3
29560|855|Phường 8
29563|855|Phường Tân Ngãi
29566|855|Phường Tân Hòa
29569|855|Phường Tân Hội
29572|855|Phường Trường An
29605|857|Xã Lộc Hòa
29608|857|Xã Long An
29578|857|Xã Đồng Phú
29581|857|Xã Bình Hòa Phước
29584|857|Xã Hòa Ninh
29587|857|Xã An Bình
29590|857|Xã Thanh Đức
29593|857|Xã Tân Hạnh
29596|857|Xã Phước Hậu
29599|857|Xã Long Phước
29602|857|Thị trấn Long Hồ
29611|857|Xã Phú Quới
29614|857|Xã Thạnh Quới
29617|857|Xã Hòa Phú
29623|858|Xã Mỹ An
29626|858|Xã Mỹ Phước
29629|858|Xã An Phước
29632|858|Xã Nhơn Phú
29635|858|Xã Long Mỹ
29638|858|Xã Hòa Tịnh
29641|858|Thị trấn Cái Nhum
29644|858|Xã Bình Phước
29647|858|Xã Chánh An
29650|858|Xã Tân An Hội
29653|858|Xã Tân Long
29656|858|Xã Tân Long Hội
29659|859|Thị trấn Vũng Liêm
29662|859|Xã Tân Quới Trung
29665|859|Xã Quới Thiện
29668|859|Xã Quới An
29671|859|Xã Trung Chánh
29674|859|Xã Tân An Luông
29677|859|Xã Thanh Bình
29680|859|Xã Trung Thành Tây
29683|859|Xã Trung Hiệp
29686|859|Xã Hiếu Phụng
29689|859|Xã Trung Thành Đông
29692|859|Xã Trung Thành
29695|859|Xã Trung Hiếu
29698|859|Xã Trung Ngãi
29701|859|Xã Hiếu Thuận
29704|859|Xã Trung Nghĩa
29707|859|Xã Trung An
29710|859|Xã Hiếu Nhơn
29713|859|Xã Hiếu Thành
29716|859|Xã Hiếu Nghĩa
29719|860|Thị trấn Tam Bình
29722|860|Xã Tân Lộc
29725|860|Xã Phú Thịnh
29728|860|Xã Hậu Lộc
29731|860|Xã Hòa Thạnh
29734|860|Xã Hòa Lộc
29737|860|Xã Phú Lộc
29740|860|Xã Song Phú
29743|860|Xã Hòa Hiệp
29746|860|Xã Mỹ Lộc
29749|860|Xã Tân Phú
29752|860|Xã Long Phú
29755|860|Xã Mỹ Thạnh Trung
29761|860|Xã Loan Mỹ
29764|860|Xã Ngãi Tứ
29767|860|Xã Bình Ninh
29770|861|Phường Cái Vồn
29771|861|Phường Thành Phước
29806|861|Xã Thuận An
29809|861|Xã Đông Thạnh
29812|861|Xã Đông Bình
29813|861|Phường Đông Thuận
29815|861|Xã Mỹ Hòa
29818|861|Xã Đông Thành
29821|862|Thị trấn Trà Ôn
29824|862|Xã Xuân Hiệp
29827|862|Xã Nhơn Bình
29830|862|Xã Hòa Bình
29833|862|Xã Thới Hòa
29836|862|Xã Trà Côn
29839|862|Xã Tân Mỹ
29842|862|Xã Hựu Thành
29845|862|Xã Vĩnh Xuân
29848|862|Xã Thuận Thới
29851|862|Xã Phú Thành
29857|862|Xã Lục Sỹ Thành
29860|862|Xã Tích Thiện
29776|863|Xã Tân Thành
29779|863|Xã Thành Trung
29782|863|Xã Tân An Thạnh
29785|863|Xã Tân Lược
29788|863|Xã Nguyễn Văn Thảnh
29791|863|Xã Thành Lợi
29794|863|Xã Mỹ Thuận
29797|863|Xã Tân Bình
29800|863|Thị trấn Tân Quới
29869|866|Phường 1
29872|866|Phường 4
29875|866|Phường 3
29878|866|Phường 6
29881|866|Phường Mỹ Ngãi
29884|866|Xã Mỹ Tân
29887|866|Xã Mỹ Trà
29888|866|Phường Mỹ Phú
29890|866|Xã Tân Thuận Tây
29892|866|Phường Hòa Thuận
29893|866|Xã Hòa An
29896|866|Xã Tân Thuận Đông
29899|866|Xã Tịnh Thới
29902|867|Phường 3
29905|867|Phường 1
29908|867|Phường 4
29911|867|Phường 2
29914|867|Xã Tân Khánh Đông
29917|867|Phường Tân Quy Đông
29919|867|Phường An Hòa
29920|867|Xã Tân Quy Tây
29923|867|Xã Tân Phú Đông
29954|868|Phường An Lộc
29955|868|Phường An Thạnh
29959|868|Xã Bình Thạnh
29965|868|Xã Tân Hội
29978|868|Phường An Lạc
29986|868|Phường An Bình B
29989|868|Phường An Bình A
29926|869|Thị trấn Sa Rài
29929|869|Xã Tân Hộ Cơ
29932|869|Xã Thông Bình
29935|869|Xã Bình Phú
29938|869|Xã Tân Thành A
29941|869|Xã Tân Thành B
29944|869|Xã Tân Phước
29947|869|Xã Tân Công Chí
29950|869|Xã An Phước
29956|870|Xã Thường Phước 1
29962|870|Xã Thường Thới Hậu A
29971|870|Thị trấn Thường Thới Tiền
29974|870|Xã Thường Phước 2
29977|870|Xã Thường Lạc
29980|870|Xã Long Khánh A
29983|870|Xã Long Khánh B
29992|870|Xã Long Thuận
29995|870|Xã Phú Thuận B
29998|870|Xã Phú Thuận A
30001|871|Thị trấn Tràm Chim
30004|871|Xã Hòa Bình
30007|871|Xã Tân Công Sính
30010|871|Xã Phú Hiệp
30013|871|Xã Phú Đức
30016|871|Xã Phú Thành B
30019|871|Xã An Hòa
30022|871|Xã An Long
30025|871|Xã Phú Cường
30028|871|Xã Phú Ninh
30031|871|Xã Phú Thọ
30034|871|Xã Phú Thành A
30037|872|Thị trấn Mỹ An
30040|872|Xã Thạnh Lợi
30043|872|Xã Hưng Thạnh
30046|872|Xã Trường Xuân
30049|872|Xã Tân Kiều
30052|872|Xã Mỹ Hòa
30055|872|Xã Mỹ Quý
30058|872|Xã Mỹ Đông
30061|872|Xã Đốc Binh Kiều
30064|872|Xã Mỹ An
30067|872|Xã Phú Điền
30070|872|Xã Láng Biển
30073|872|Xã Thanh Mỹ
30076|873|Thị trấn Mỹ Thọ
30079|873|Xã Gáo Giồng
30082|873|Xã Phương Thịnh
30085|873|Xã Ba Sao
30088|873|Xã Phong Mỹ
30091|873|Xã Tân Nghĩa
30094|873|Xã Phương Trà
30097|873|Xã Nhị Mỹ
30100|873|Xã Mỹ Thọ
30103|873|Xã Tân Hội Trung
30106|873|Xã An Bình
30109|873|Xã Mỹ Hội
30112|873|Xã Mỹ Hiệp
30115|873|Xã Mỹ Long
30118|873|Xã Bình Hàng Trung
30121|873|Xã Mỹ Xương
30124|873|Xã Bình Hàng Tây
30127|873|Xã Bình Thạnh
30130|874|Thị trấn Thanh Bình
30133|874|Xã Tân Quới
30136|874|Xã Tân Hòa
30139|874|Xã An Phong
30142|874|Xã Phú Lợi
30145|874|Xã Tân Mỹ
30148|874|Xã Bình Tấn
30151|874|Xã Tân Huề
30154|874|Xã Tân Bình
30157|874|Xã Tân Thạnh
30160|874|Xã Tân Phú
30163|874|Xã Bình Thành
30166|874|Xã Tân Long
30169|875|Thị trấn Lấp Vò
30172|875|Xã Mỹ An Hưng A
30175|875|Xã Tân Mỹ
30178|875|Xã Mỹ An Hưng B
30181|875|Xã Tân Khánh Trung
30184|875|Xã Long Hưng A
30187|875|Xã Vĩnh Thạnh
30190|875|Xã Long Hưng B
30193|875|Xã Bình Thành
30196|875|Xã Định An
30199|875|Xã Định Yên
30202|875|Xã Hội An Đông
30205|875|Xã Bình Thạnh Trung
30208|876|Thị trấn Lai Vung
30211|876|Xã Tân Dương
30214|876|Xã Hòa Thành
30217|876|Xã Long Hậu
30220|876|Xã Tân Phước
30223|876|Xã Hòa Long
30226|876|Xã Tân Thành
30229|876|Xã Long Thắng
30232|876|Xã Vĩnh Thới
30235|876|Xã Tân Hòa
30238|876|Xã Định Hòa
30241|876|Xã Phong Hòa
30244|877|Thị trấn Cái Tàu Hạ
30247|877|Xã An Hiệp
30250|877|Xã An Nhơn
30253|877|Xã Tân Nhuận Đông
30256|877|Xã Tân Bình
30259|877|Xã Tân Phú Trung
30262|877|Xã Phú Long
30265|877|Xã An Phú Thuận
30268|877|Xã Phú Hựu
30271|877|Xã An Khánh
30274|877|Xã Tân Phú
30277|877|Xã Hòa Tân
30280|883|Phường Mỹ Bình
30283|883|Phường Mỹ Long
30286|883|Phường Mỹ Xuyên
30289|883|Phường Bình Đức
30292|883|Phường Bình Khánh
30295|883|Phường Mỹ Phước
30298|883|Phường Mỹ Quý
30301|883|Phường Mỹ Thới
30304|883|Phường Mỹ Thạnh
30307|883|Phường Mỹ Hòa
30310|883|Xã Mỹ Khánh
30313|883|Xã Mỹ Hòa Hưng
30316|884|Phường Châu Phú B
30319|884|Phường Châu Phú A
30322|884|Phường Vĩnh Mỹ
30325|884|Phường Núi Sam
30328|884|Phường Vĩnh Ngươn
30331|884|Xã Vĩnh Tế
30334|884|Xã Vĩnh Châu
30337|886|Thị trấn An Phú
30340|886|Xã Khánh An
30341|886|Thị trấn Long Bình
30343|886|Xã Khánh Bình
30346|886|Xã Quốc Thái
30349|886|Xã Nhơn Hội
30352|886|Xã Phú Hữu
30355|886|Xã Phú Hội
30358|886|Xã Phước Hưng
30361|886|Xã Vĩnh Lộc
30364|886|Xã Vĩnh Hậu
30367|886|Xã Vĩnh Trường
30370|886|Xã Vĩnh Hội Đông
30373|886|Thị trấn Đa Phước
30376|887|Phường Long Thạnh
30377|887|Phường Long Hưng
30378|887|Phường Long Châu
30379|887|Xã Phú Lộc
30382|887|Xã Vĩnh Xương
30385|887|Xã Vĩnh Hòa
30387|887|Xã Tân Thạnh
30388|887|Xã Tân An
30391|887|Xã Long An
30394|887|Phường Long Phú
30397|887|Xã Châu Phong
30400|887|Xã Phú Vĩnh
30403|887|Xã Lê Chánh
30412|887|Phường Long Sơn
30406|888|Thị trấn Phú Mỹ
30409|888|Thị trấn Chợ Vàm
30415|888|Xã Long Hòa
30418|888|Xã Phú Long
30421|888|Xã Phú Lâm
30424|888|Xã Phú Hiệp
30427|888|Xã Phú Thạnh
30430|888|Xã Hòa Lạc
30433|888|Xã Phú Thành
30436|888|Xã Phú An
30439|888|Xã Phú Xuân
30442|888|Xã Hiệp Xương
30445|888|Xã Phú Bình
30448|888|Xã Phú Thọ
30451|888|Xã Phú Hưng
30454|888|Xã Bình Thạnh Đông
30457|888|Xã Tân Hòa
30460|888|Xã Tân Trung
30463|889|Thị trấn Cái Dầu
30466|889|Xã Khánh Hòa
30469|889|Xã Mỹ Đức
30472|889|Xã Mỹ Phú
30475|889|Xã Ô Long Vỹ
30478|889|Thị trấn Vĩnh Thạnh Trung
30481|889|Xã Thạnh Mỹ Tây
30484|889|Xã Bình Long
30487|889|Xã Bình Mỹ
30490|889|Xã Bình Thủy
30493|889|Xã Đào Hữu Cảnh
30496|889|Xã Bình Phú
30499|889|Xã Bình Chánh
30502|890|Phường Nhà Bàng
30505|890|Phường Chi Lăng
30508|890|Phường Núi Voi
30511|890|Phường Nhơn Hưng
30514|890|Phường An Phú
30517|890|Phường Thới Sơn
30520|890|Phường Tịnh Biên
30523|890|Xã Văn Giáo
30526|890|Xã An Cư
30529|890|Xã An Nông
30532|890|Xã Vĩnh Trung
30535|890|Xã Tân Lợi
30538|890|Xã An Hảo
30541|890|Xã Tân Lập
30544|891|Thị trấn Tri Tôn
30547|891|Thị trấn Ba Chúc
30550|891|Xã Lạc Quới
30553|891|Xã Lê Trì
30556|891|Xã Vĩnh Gia
30559|891|Xã Vĩnh Phước
30562|891|Xã Châu Lăng
30565|891|Xã Lương Phi
30568|891|Xã Lương An Trà
30571|891|Xã Tà Đảnh
30574|891|Xã Núi Tô
30577|891|Xã An Tức
30580|891|Thị trấn Cô Tô
30583|891|Xã Tân Tuyến
30586|891|Xã Ô Lâm
30589|892|Thị trấn An Châu
30592|892|Xã An Hòa
30595|892|Xã Cần Đăng
30598|892|Xã Vĩnh Hanh
30601|892|Xã Bình Thạnh
30604|892|Thị trấn Vĩnh Bình
30607|892|Xã Bình Hòa
30610|892|Xã Vĩnh An
30613|892|Xã Hòa Bình Thạnh
30616|892|Xã Vĩnh Lợi
30619|892|Xã Vĩnh Nhuận
30622|892|Xã Tân Phú
30625|892|Xã Vĩnh Thành
30628|893|Thị trấn Chợ Mới
30631|893|Thị trấn Mỹ Luông
30634|893|Xã Kiến An
30637|893|Xã Mỹ Hội Đông
30640|893|Xã Long Điền A
30643|893|Xã Tấn Mỹ
30646|893|Xã Long Điền B
30649|893|Xã Kiến Thành
30652|893|Xã Mỹ Hiệp
30655|893|Xã Mỹ An
30658|893|Xã Nhơn Mỹ
30661|893|Xã Long Giang
30664|893|Xã Long Kiến
30667|893|Xã Bình Phước Xuân
30670|893|Xã An Thạnh Trung
30673|893|Thị trấn Hội An
30676|893|Xã Hòa Bình
30679|893|Xã Hòa An
30682|894|Thị trấn Núi Sập
30685|894|Thị trấn Phú Hòa
30688|894|Thị trấn Óc Eo
30691|894|Xã Tây Phú
30692|894|Xã An Bình
30694|894|Xã Vĩnh Phú
30697|894|Xã Vĩnh Trạch
30700|894|Xã Phú Thuận
30703|894|Xã Vĩnh Chánh
30706|894|Xã Định Mỹ
30709|894|Xã Định Thành
30712|894|Xã Mỹ Phú Đông
30715|894|Xã Vọng Đông
30718|894|Xã Vĩnh Khánh
30721|894|Xã Thoại Giang
30724|894|Xã Bình Thành
30727|894|Xã Vọng Thê
30733|899|Phường Vĩnh Thanh
30736|899|Phường Vĩnh Quang
30739|899|Phường Vĩnh Hiệp
30742|899|Phường Vĩnh Thanh Vân
30745|899|Phường Vĩnh Lạc
30748|899|Phường An Hòa
30751|899|Phường An Bình
30754|899|Phường Rạch Sỏi
30757|899|Phường Vĩnh Lợi
30760|899|Phường Vĩnh Thông
30763|899|Xã Phi Thông
30766|900|Phường Tô Châu
30769|900|Phường Đông Hồ
30772|900|Phường Bình San
30775|900|Phường Pháo Đài
30778|900|Phường Mỹ Đức
30781|900|Xã Tiên Hải
30784|900|Xã Thuận Yên
30787|902|Thị trấn Kiên Lương
30790|902|Xã Kiên Bình
30802|902|Xã Hòa Điền
30805|902|Xã Dương Hòa
30808|902|Xã Bình An
30809|902|Xã Bình Trị
30811|902|Xã Sơn Hải
30814|902|Xã Hòn Nghệ
30817|903|Thị trấn Hòn Đất
30820|903|Thị trấn Sóc Sơn
30823|903|Xã Bình Sơn
30826|903|Xã Bình Giang
30828|903|Xã Mỹ Thái
30829|903|Xã Nam Thái Sơn
30832|903|Xã Mỹ Hiệp Sơn
30835|903|Xã Sơn Kiên
30836|903|Xã Sơn Bình
30838|903|Xã Mỹ Thuận
30840|903|Xã Lình Huỳnh
30841|903|Xã Thổ Sơn
30844|903|Xã Mỹ Lâm
30847|903|Xã Mỹ Phước
30850|904|Thị trấn Tân Hiệp
30853|904|Xã Tân Hội
30856|904|Xã Tân Thành
30859|904|Xã Tân Hiệp B
30860|904|Xã Tân Hòa
30862|904|Xã Thạnh Đông B
30865|904|Xã Thạnh Đông
30868|904|Xã Tân Hiệp A
30871|904|Xã Tân An
30874|904|Xã Thạnh Đông A
30877|904|Xã Thạnh Trị
30880|905|Thị trấn Minh Lương
30883|905|Xã Mong Thọ A
30886|905|Xã Mong Thọ B
30887|905|Xã Mong Thọ
30889|905|Xã Giục Tượng
30892|905|Xã Vĩnh Hòa Hiệp
30893|905|Xã Vĩnh Hòa Phú
30895|905|Xã Minh Hòa
30898|905|Xã Bình An
30901|905|Xã Thạnh Lộc
30904|906|Thị trấn Giồng Riềng
30907|906|Xã Thạnh Hưng
30910|906|Xã Thạnh Phước
30913|906|Xã Thạnh Lộc
30916|906|Xã Thạnh Hòa
30917|906|Xã Thạnh Bình
30919|906|Xã Bàn Thạch
30922|906|Xã Bàn Tân Định
30925|906|Xã Ngọc Thành
30928|906|Xã Ngọc Chúc
30931|906|Xã Ngọc Thuận
30934|906|Xã Hòa Hưng
30937|906|Xã Hòa Lợi
30940|906|Xã Hòa An
30943|906|Xã Long Thạnh
30946|906|Xã Vĩnh Thạnh
30947|906|Xã Vĩnh Phú
30949|906|Xã Hòa Thuận
30950|906|Xã Ngọc Hòa
30952|907|Thị trấn Gò Quao
30955|907|Xã Vĩnh Hòa Hưng Bắc
30958|907|Xã Định Hòa
30961|907|Xã Thới Quản
30964|907|Xã Định An
30967|907|Xã Thủy Liễu
30970|907|Xã Vĩnh Hòa Hưng Nam
30973|907|Xã Vĩnh Phước A
30976|907|Xã Vĩnh Phước B
30979|907|Xã Vĩnh Tuy
30982|907|Xã Vĩnh Thắng
30985|908|Thị trấn Thứ Ba
30988|908|Xã Tây Yên
30991|908|Xã Tây Yên A
30994|908|Xã Nam Yên
30997|908|Xã Hưng Yên
31000|908|Xã Nam Thái
31003|908|Xã Nam Thái A
31006|908|Xã Đông Thái
31009|908|Xã Đông Yên
31018|909|Thị trấn Thứ Mười Một
31021|909|Xã Thuận Hòa
31024|909|Xã Đông Hòa
31030|909|Xã Đông Thạnh
31031|909|Xã Tân Thạnh
31033|909|Xã Đông Hưng
31036|909|Xã Đông Hưng A
31039|909|Xã Đông Hưng B
31042|909|Xã Vân Khánh
31045|909|Xã Vân Khánh Đông
31048|909|Xã Vân Khánh Tây
31051|910|Thị trấn Vĩnh Thuận
31060|910|Xã Vĩnh Bình Bắc
31063|910|Xã Vĩnh Bình Nam
31064|910|Xã Bình Minh
31069|910|Xã Vĩnh Thuận
31072|910|Xã Tân Thuận
31074|910|Xã Phong Đông
31075|910|Xã Vĩnh Phong
31078|911|Phường Dương Đông
31081|911|Phường An Thới
31084|911|Xã Cửa Cạn
31087|911|Xã Gành Dầu
31090|911|Xã Cửa Dương
31093|911|Xã Hàm Ninh
31096|911|Xã Dương Tơ
31102|911|Xã Bãi Thơm
31105|911|Xã Thổ Châu
31108|912|Xã Hòn Tre
31111|912|Xã Lại Sơn
31114|912|Xã An Sơn
31115|912|Xã Nam Du
31012|913|Xã Thạnh Yên
31015|913|Xã Thạnh Yên A
31027|913|Xã An Minh Bắc
31054|913|Xã Vĩnh Hòa
31057|913|Xã Hòa Chánh
31066|913|Xã Minh Thuận
30791|914|Xã Vĩnh Phú
30793|914|Xã Vĩnh Điều
30796|914|Xã Tân Khánh Hòa
30797|914|Xã Phú Lợi
30799|914|Xã Phú Mỹ
31117|916|Phường Cái Khế
31120|916|Phường An Hòa
31123|916|Phường Thới Bình
31135|916|Phường Tân An
31144|916|Phường Xuân Khánh
31147|916|Phường Hưng Lợi
31149|916|Phường An Khánh
31150|916|Phường An Bình
31153|917|Phường Châu Văn Liêm
31154|917|Phường Thới Hòa
31156|917|Phường Thới Long
31157|917|Phường Long Hưng
31159|917|Phường Thới An
31162|917|Phường Phước Thới
31165|917|Phường Trường Lạc
31168|918|Phường Bình Thủy
31169|918|Phường Trà An
31171|918|Phường Trà Nóc
31174|918|Phường Thới An Đông
31177|918|Phường An Thới
31178|918|Phường Bùi Hữu Nghĩa
31180|918|Phường Long Hòa
31183|918|Phường Long Tuyền
31186|919|Phường Lê Bình
31189|919|Phường Hưng Phú
31192|919|Phường Hưng Thạnh
31195|919|Phường Ba Láng
31198|919|Phường Thường Thạnh
31201|919|Phường Phú Thứ
31204|919|Phường Tân Phú
31207|923|Phường Thốt Nốt
31210|923|Phường Thới Thuận
31212|923|Phường Thuận An
31213|923|Phường Tân Lộc
31216|923|Phường Trung Nhứt
31217|923|Phường Thạnh Hòa
31219|923|Phường Trung Kiên
31227|923|Phường Tân Hưng
31228|923|Phường Thuận Hưng
31211|924|Xã Vĩnh Bình
31231|924|Thị trấn Thanh An
31232|924|Thị trấn Vĩnh Thạnh
31234|924|Xã Thạnh Mỹ
31237|924|Xã Vĩnh Trinh
31240|924|Xã Thạnh An
31241|924|Xã Thạnh Tiến
31243|924|Xã Thạnh Thắng
31244|924|Xã Thạnh Lợi
31246|924|Xã Thạnh Quới
31252|924|Xã Thạnh Lộc
31222|925|Xã Trung An
31225|925|Xã Trung Thạnh
31249|925|Xã Thạnh Phú
31255|925|Xã Trung Hưng
31261|925|Thị trấn Cờ Đỏ
31264|925|Xã Thới Hưng
31273|925|Xã Đông Hiệp
31274|925|Xã Đông Thắng
31276|925|Xã Thới Đông
31277|925|Xã Thới Xuân
31299|926|Thị trấn Phong Điền
31300|926|Xã Nhơn Ái
31303|926|Xã Giai Xuân
31306|926|Xã Tân Thới
31309|926|Xã Trường Long
31312|926|Xã Mỹ Khánh
31315|926|Xã Nhơn Nghĩa
31258|927|Thị trấn Thới Lai
31267|927|Xã Thới Thạnh
31268|927|Xã Tân Thạnh
31270|927|Xã Xuân Thắng
31279|927|Xã Đông Bình
31282|927|Xã Đông Thuận
31285|927|Xã Thới Tân
31286|927|Xã Trường Thắng
31288|927|Xã Định Môn
31291|927|Xã Trường Thành
31294|927|Xã Trường Xuân
31297|927|Xã Trường Xuân A
31298|927|Xã Trường Xuân B
31318|930|Phường I
31321|930|Phường III
31324|930|Phường IV
31327|930|Phường V
31330|930|Phường VII
31333|930|Xã Vị Tân
31336|930|Xã Hỏa Lựu
31338|930|Xã Tân Tiến
31339|930|Xã Hỏa Tiến
31340|931|Phường Ngã Bảy
31341|931|Phường Lái Hiếu
31343|931|Phường Hiệp Thành
31344|931|Phường Hiệp Lợi
31411|931|Xã Đại Thành
31414|931|Xã Tân Thành
31342|932|Thị trấn Một Ngàn
31345|932|Xã Tân Hòa
31346|932|Thị trấn Bảy Ngàn
31348|932|Xã Trường Long Tây
31351|932|Xã Trường Long A
31357|932|Xã Nhơn Nghĩa A
31359|932|Thị trấn Rạch Gòi
31360|932|Xã Thạnh Xuân
31362|932|Thị trấn Cái Tắc
31363|932|Xã Tân Phú Thạnh
31366|933|Thị trấn Ngã Sáu
31369|933|Xã Đông Thạnh
31375|933|Xã Đông Phú
31378|933|Xã Phú Hữu
31379|933|Xã Phú Tân
31381|933|Thị trấn Mái Dầm
31384|933|Xã Đông Phước
31387|933|Xã Đông Phước A
31393|934|Thị trấn Kinh Cùng
31396|934|Thị trấn Cây Dương
31399|934|Xã Tân Bình
31402|934|Xã Bình Thành
31405|934|Xã Thạnh Hòa
31408|934|Xã Long Thạnh
31417|934|Xã Phụng Hiệp
31420|934|Xã Hòa Mỹ
31423|934|Xã Hòa An
31426|934|Xã Phương Bình
31429|934|Xã Hiệp Hưng
31432|934|Xã Tân Phước Hưng
31433|934|Thị trấn Búng Tàu
31435|934|Xã Phương Phú
31438|934|Xã Tân Long
31441|935|Thị trấn Nàng Mau
31444|935|Xã Vị Trung
31447|935|Xã Vị Thủy
31450|935|Xã Vị Thắng
31453|935|Xã Vĩnh Thuận Tây
31456|935|Xã Vĩnh Trung
31459|935|Xã Vĩnh Tường
31462|935|Xã Vị Đông
31465|935|Xã Vị Thanh
31468|935|Xã Vị Bình
31483|936|Xã Thuận Hưng
31484|936|Xã Thuận Hòa
31486|936|Xã Vĩnh Thuận Đông
31489|936|Thị trấn Vĩnh Viễn
31490|936|Xã Vĩnh Viễn A
31492|936|Xã Lương Tâm
31493|936|Xã Lương Nghĩa
31495|936|Xã Xà Phiên
31471|937|Phường Thuận An
31472|937|Phường Trà Lồng
31473|937|Phường Bình Thạnh
31474|937|Xã Long Bình
31475|937|Phường Vĩnh Tường
31477|937|Xã Long Trị
31478|937|Xã Long Trị A
31480|937|Xã Long Phú
31481|937|Xã Tân Phú
31498|941|Phường 5
31501|941|Phường 7
31504|941|Phường 8
31507|941|Phường 6
31510|941|Phường 2
31516|941|Phường 4
31519|941|Phường 3
31522|941|Phường 1
31525|941|Phường 10
31569|942|Thị trấn Châu Thành
31570|942|Xã Hồ Đắc Kiện
31573|942|Xã Phú Tâm
31576|942|Xã Thuận Hòa
31582|942|Xã Phú Tân
31585|942|Xã Thiện Mỹ
31594|942|Xã An Hiệp
31600|942|Xã An Ninh
31528|943|Thị trấn Kế Sách
31531|943|Thị trấn An Lạc Thôn
31534|943|Xã Xuân Hòa
31537|943|Xã Phong Nẫm
31540|943|Xã An Lạc Tây
31543|943|Xã Trinh Phú
31546|943|Xã Ba Trinh
31549|943|Xã Thới An Hội
31552|943|Xã Nhơn Mỹ
31555|943|Xã Kế Thành
31558|943|Xã Kế An
31561|943|Xã Đại Hải
31564|943|Xã An Mỹ
31567|944|Thị trấn Huỳnh Hữu Nghĩa
31579|944|Xã Long Hưng
31588|944|Xã Hưng Phú
31591|944|Xã Mỹ Hương
31597|944|Xã Mỹ Tú
31603|944|Xã Mỹ Phước
31606|944|Xã Thuận Hưng
31609|944|Xã Mỹ Thuận
31612|944|Xã Phú Mỹ
31615|945|Thị trấn Cù Lao Dung
31618|945|Xã An Thạnh 1
31621|945|Xã An Thạnh Tây
31624|945|Xã An Thạnh Đông
31627|945|Xã Đại Ân 1
31630|945|Xã An Thạnh 2
31633|945|Xã An Thạnh 3
31636|945|Xã An Thạnh Nam
31639|946|Thị trấn Long Phú
31642|946|Xã Song Phụng
31645|946|Thị trấn Đại Ngãi
31648|946|Xã Hậu Thạnh
31651|946|Xã Long Đức
31654|946|Xã Trường Khánh
31657|946|Xã Phú Hữu
31660|946|Xã Tân Hưng
31663|946|Xã Châu Khánh
31666|946|Xã Tân Thạnh
31669|946|Xã Long Phú
31684|947|Thị trấn Mỹ Xuyên
31690|947|Xã Đại Tâm
31693|947|Xã Tham Đôn
31708|947|Xã Thạnh Phú
31711|947|Xã Ngọc Đông
31714|947|Xã Thạnh Quới
31717|947|Xã Hòa Tú 1
31720|947|Xã Gia Hòa 1
31723|947|Xã Ngọc Tố
31726|947|Xã Gia Hòa 2
31729|947|Xã Hòa Tú II
31732|948|Phường 1
31735|948|Phường 2
31738|948|Xã Vĩnh Quới
31741|948|Xã Tân Long
31744|948|Xã Long Bình
31747|948|Phường 3
31750|948|Xã Mỹ Bình
31753|948|Xã Mỹ Quới
31756|949|Thị trấn Phú Lộc
31757|949|Thị trấn Hưng Lợi
31759|949|Xã Lâm Tân
31762|949|Xã Thạnh Tân
31765|949|Xã Lâm Kiết
31768|949|Xã Tuân Tức
31771|949|Xã Vĩnh Thành
31774|949|Xã Thạnh Trị
31777|949|Xã Vĩnh Lợi
31780|949|Xã Châu Hưng
31783|950|Phường 1
31786|950|Xã Hòa Đông
31789|950|Phường Khánh Hòa
31792|950|Xã Vĩnh Hiệp
31795|950|Xã Vĩnh Hải
31798|950|Xã Lạc Hòa
31801|950|Phường 2
31804|950|Phường Vĩnh Phước
31807|950|Xã Vĩnh Tân
31810|950|Xã Lai Hòa
31672|951|Xã Đại Ân 2
31673|951|Thị trấn Trần Đề
31675|951|Xã Liêu Tú
31678|951|Xã Lịch Hội Thượng
31679|951|Thị trấn Lịch Hội Thượng
31681|951|Xã Trung Bình
31687|951|Xã Tài Văn
31696|951|Xã Viên An
31699|951|Xã Thạnh Thới An
31702|951|Xã Thạnh Thới Thuận
31705|951|Xã Viên Bình
31813|954|Phường 2
31816|954|Phường 3
31819|954|Phường 5
31822|954|Phường 7
31825|954|Phường 1
31828|954|Phường 8
31831|954|Phường Nhà Mát
31834|954|Xã Vĩnh Trạch
31837|954|Xã Vĩnh Trạch Đông
31840|954|Xã Hiệp Thành
31843|956|Thị trấn Ngan Dừa
31846|956|Xã Ninh Quới
31849|956|Xã Ninh Quới A
31852|956|Xã Ninh Hòa
31855|956|Xã Lộc Ninh
31858|956|Xã Vĩnh Lộc
31861|956|Xã Vĩnh Lộc A
31863|956|Xã Ninh Thạnh Lợi A
31864|956|Xã Ninh Thạnh Lợi
31867|957|Thị trấn Phước Long
31870|957|Xã Vĩnh Phú Đông
31873|957|Xã Vĩnh Phú Tây
31876|957|Xã Phước Long
31879|957|Xã Hưng Phú
31882|957|Xã Vĩnh Thanh
31885|957|Xã Phong Thạnh Tây A
31888|957|Xã Phong Thạnh Tây B
31894|958|Xã Vĩnh Hưng
31897|958|Xã Vĩnh Hưng A
31900|958|Thị trấn Châu Hưng
31903|958|Xã Châu Hưng A
31906|958|Xã Hưng Thành
31909|958|Xã Hưng Hội
31912|958|Xã Châu Thới
31921|958|Xã Long Thạnh
31942|959|Phường 1
31945|959|Phường Hộ Phòng
31948|959|Xã Phong Thạnh Đông
31951|959|Phường Láng Tròn
31954|959|Xã Phong Tân
31957|959|Xã Tân Phong
31960|959|Xã Phong Thạnh
31963|959|Xã Phong Thạnh A
31966|959|Xã Phong Thạnh Tây
31969|959|Xã Tân Thạnh
31972|960|Thị trấn Gành Hào
31975|960|Xã Long Điền Đông
31978|960|Xã Long Điền Đông A
31981|960|Xã Long Điền
31984|960|Xã Long Điền Tây
31985|960|Xã Điền Hải
31987|960|Xã An Trạch
31988|960|Xã An Trạch A
31990|960|Xã An Phúc
31993|960|Xã Định Thành
31996|960|Xã Định Thành A
31891|961|Thị trấn Hòa Bình
31915|961|Xã Minh Diệu
31918|961|Xã Vĩnh Bình
31924|961|Xã Vĩnh Mỹ B
31927|961|Xã Vĩnh Hậu
31930|961|Xã Vĩnh Hậu A
31933|961|Xã Vĩnh Mỹ A
31936|961|Xã Vĩnh Thịnh
31999|964|Phường 9
32002|964|Phường 2
32005|964|Phường 1
32008|964|Phường 5
32014|964|Phường 8
32017|964|Phường 6
32020|964|Phường 7
32022|964|Phường Tân Xuyên
32023|964|Xã An Xuyên
32025|964|Phường Tân Thành
32026|964|Xã Tân Thành
32029|964|Xã Tắc Vân
32032|964|Xã Lý Văn Lâm
32035|964|Xã Định Bình
32038|964|Xã Hòa Thành
32041|964|Xã Hòa Tân
32044|966|Thị trấn U Minh
32047|966|Xã Khánh Hòa
32048|966|Xã Khánh Thuận
32050|966|Xã Khánh Tiến
32053|966|Xã Nguyễn Phích
32056|966|Xã Khánh Lâm
32059|966|Xã Khánh An
32062|966|Xã Khánh Hội
32065|967|Thị trấn Thới Bình
32068|967|Xã Biển Bạch
32069|967|Xã Tân Bằng
32071|967|Xã Trí Phải
32072|967|Xã Trí Lực
32074|967|Xã Biển Bạch Đông
32077|967|Xã Thới Bình
32080|967|Xã Tân Phú
32083|967|Xã Tân Lộc Bắc
32086|967|Xã Tân Lộc
32089|967|Xã Tân Lộc Đông
32092|967|Xã Hồ Thị Kỷ
32095|968|Thị trấn Trần Văn Thời
32098|968|Thị trấn Sông Đốc
32101|968|Xã Khánh Bình Tây Bắc
32104|968|Xã Khánh Bình Tây
32107|968|Xã Trần Hợi
32108|968|Xã Khánh Lộc
32110|968|Xã Khánh Bình
32113|968|Xã Khánh Hưng
32116|968|Xã Khánh Bình Đông
32119|968|Xã Khánh Hải
32122|968|Xã Lợi An
32124|968|Xã Phong Điền
32125|968|Xã Phong Lạc
32128|969|Thị trấn Cái Nước
32130|969|Xã Thạnh Phú
32131|969|Xã Lương Thế Trân
32134|969|Xã Phú Hưng
32137|969|Xã Tân Hưng
32140|969|Xã Hưng Mỹ
32141|969|Xã Hòa Mỹ
32142|969|Xã Đông Hưng
32143|969|Xã Đông Thới
32146|969|Xã Tân Hưng Đông
32149|969|Xã Trần Thới
32152|970|Thị trấn Đầm Dơi
32155|970|Xã Tạ An Khương
32158|970|Xã Tạ An Khương Đông
32161|970|Xã Trần Phán
32162|970|Xã Tân Trung
32164|970|Xã Tân Đức
32167|970|Xã Tân Thuận
32170|970|Xã Tạ An Khương Nam
32173|970|Xã Tân Duyệt
32174|970|Xã Tân Dân
32176|970|Xã Tân Tiến
32179|970|Xã Quách Phẩm Bắc
32182|970|Xã Quách Phẩm
32185|970|Xã Thanh Tùng
32186|970|Xã Ngọc Chánh
32188|970|Xã Nguyễn Huân
32191|971|Thị trấn Năm Căn
32194|971|Xã Hàm Rồng
32197|971|Xã Hiệp Tùng
32200|971|Xã Đất Mới
32201|971|Xã Lâm Hải
32203|971|Xã Hàng Vịnh
32206|971|Xã Tam Giang
32209|971|Xã Tam Giang Đông
32221|972|Xã Tân Hải
32212|972|Thị trấn Cái Đôi Vàm
32214|972|Xã Phú Thuận
32215|972|Xã Phú Mỹ
32218|972|Xã Phú Tân
32224|972|Xã Việt Thắng
32227|972|Xã Tân Hưng Tây
32228|972|Xã Rạch Chèo
32230|972|Xã Nguyễn Việt Khái
32233|973|Xã Tam Giang Tây
32236|973|Xã Tân Ân Tây
32239|973|Xã Viên An Đông
32242|973|Xã Viên An
32244|973|Thị trấn Rạch Gốc
32245|973|Xã Tân Ân
32248|973|Xã Đất Mũi$places$, '\n') line) given
join state_place d on d.id = state_id(3, 1, part[2]);

insert into state_ward_map (old_id, new_id)
select state_id(4, 1, split_part(line, ' ', 1)), state_id(4, 2, code)
from regexp_split_to_table($places$00001 00097
00004 00004
00006 00008
00007 00008
00008 00008
00013 00004
00016 00008
00019 00004
00022 00004
00025 00025
00028 00025
00031 00025
00034 00025
00037 00097
00040 00070
00043 00070
00046 00070
00049 00070
00052 00070
00055 00070
00058 00070
00061 00070
00064 00070
00067 00097
00070 00070
00073 00082
00076 00070
00079 00082
00082 00082
00085 00082
00088 00082
00091 00091
00094 00097
00097 00097
00100 00103
00103 00103
00106 00097
00109 00103
00112 00103
00115 00127
00118 00118
00121 00127
00124 00127
00127 00127
00130 00118
00133 00118
00136 00136
00139 00118
00145 00145
00148 00145
00151 00136
00154 00145
00157 00160
00160 00160
00163 00619
00166 00160 00166
00167 00160 00166
00169 00160
00172 00160 00175
00175 00175
00178 00190
00181 00226
00187 00199
00190 00190
00193 00226
00196 00226
00199 00199
00202 00226
00205 00226
00208 00235
00214 00229
00217 00235
00226 00226
00229 00229
00232 00229
00235 00235
00238 00229
00241 00256
00244 00097
00247 00256
00256 00256
00259 00256
00262 00256
00268 00283
00271 00292
00277 00292
00280 00292
00283 00283
00289 00292
00292 00292
00295 00292
00298 00322
00301 00301
00304 00301
00307 00316
00310 00283
00313 00322
00316 00316
00319 00331
00322 00322
00325 00322
00328 00328
00331 00331
00334 00328
00337 00337
00340 00340
00343 00367
00346 00364
00349 00364
00352 00352
00355 00367
00358 00352
00364 00364
00367 00367
00373 00364
00376 00376
00379 00385
00382 00382
00385 00385
00388 00385
00391 00385
00394 00430
00397 00382
00400 00376
00403 00430
00406 00376
00409 00433
00412 00433
00415 00382
00418 00376
00421 00430
00424 00430
00427 00376
00430 00430
00433 00433
00436 00376
00439 00430
00442 00433
00445 00433
00448 00376
00451 00430
00454 00454
00457 00475
00460 00475
00463 00466
00466 00466
00469 00466
00472 00466
00475 00475
00478 00454
00481 00466
00484 00475
00487 00454
00490 00493
00493 00493
00496 00454
00499 00493
00502 00508
00505 00454
00508 00508
00511 00508
00514 00493
00517 00508
00520 00454
00523 00454
00526 00541
00529 00541
00532 00541
00535 00541
00541 00541
00544 00541
00550 00562
00553 00565
00556 00562
00562 00562
00565 00565
00568 00562
00571 00565
00577 00577
00580 00565
00583 00577
00589 00577
00592 00592
00622 00622
00623 00622
00625 00592
00626 00592
00628 00634
00631 00592
00632 00592
00634 00634
00637 00637
00640 00640
00643 00643
00646 00643
00649 00664
00652 00664
00655 00337
00658 00640
00661 00640
00664 00664
00667 00640
00670 00685
00673 00679
00676 00685
00679 00679
00682 00679
00685 00685
00595 00598
00598 00598
00601 00602
00602 00602
00604 00602
00607 00613
00610 00611
00611 00611
00613 00613
00616 00160
00617 00602
00619 00619
00620 00619
08973 08974
08974 08974
08977 08974
08980 08980
08983 08995
08986 08995
08989 08974
08992 08995
08995 08995
08998 08980
09004 08980
09007 08980
09010 09022
09013 09022
09016 08980
09019 09022
09022 09022
09538 09556
09541 09556
09542 09556
09544 09556
09551 09556
09552 09552
09553 09556
09556 09556
09562 09562
09565 09552
09568 09568
09571 09568
09886 09886
10117 09562
10123 10015
09574 09574
09577 09574
09586 09574
09589 09604
09592 09574
09595 09574
09598 09604
09601 09574
09604 09604
09607 09604
09610 09616
09613 09616
09616 09616
09619 09619
09625 09634
09628 09634
09634 09634
09640 09634
09643 09634
09646 09634
09649 09664
09652 09664
09655 09664
09658 09664
09661 09661
09664 09664
09667 09619
09670 09676
09673 09676
09676 09676
09679 09619
09682 09619
09685 09619
09688 09619
09691 09676
09694 09694
09697 09694
09700 09700
09703 09700
09706 09706
09709 09706
09712 09700
09715 09715
09721 09739
09724 09739
09727 09739
09733 09739
09739 09739
09742 09715
09745 09715
09751 09772
09757 09772
09760 09715
09763 09715
09766 09772
09769 09715
09772 09772
09775 09772
09778 09772
09781 09772
09784 09784
09787 09787
09790 09787
09793 09787
09796 09817
09799 09817
09802 09817
09805 09817
09808 09817
09811 09787
09814 09784
09817 09817
09820 09817
09823 09784
09826 09784
09829 09784
09832 09832
09835 09832
09838 09856
09841 09856
09844 09832
09847 09832
09850 09856
09853 09832
09856 09856
09859 09871
09862 09871
09865 09856
09868 09871
09871 09871
09874 09871
09877 09877
09880 09877
09883 09877
09889 09877
09892 09877
04939 04930
09895 09895
09898 09895
09904 09895
09907 09910
09910 09910
09916 09895
09919 09931
09922 09952
09925 09910
09928 09910
09931 09931
09934 09931
09940 09952
09943 09910
09949 09952
09952 09952
04927 04930
04930 04930
04936 04930
09955 09955
09958 09955
09961 09955
09964 09955
09967 09955
09970 10003
09973 10003
09976 09955
09982 09982
09988 09988
09991 09982
09997 10003
10000 09988
10003 10003
10006 10003
10009 09982
10012 09982
10015 10015
10018 10045
10021 10015
10024 10015
10027 10030
10030 10030
10033 10030
10039 10030
10042 10015
10045 10045
10048 10030
10051 10030
10054 10015
10057 10015
10060 10072
10063 10072
10066 10045
10069 10045
10072 10072
10075 10081
10078 10072
10081 10081
10084 10072
10087 10081
10090 10096
10096 10096
10099 10081
10102 10096
10105 10096
10108 10096
10114 10114
10120 10126
10126 10126
10129 10144
10132 10126
10135 10126
10138 10144
10141 10126
10144 10144
10147 10114
10150 10144
10153 10114
10156 10114
10159 10114
10162 10114
10165 10180
10168 10180
10171 10180
10174 10180
10180 10180
10183 10183
10186 10210
10189 10183
10192 10210
10195 10183
10198 10183
10201 10183
10204 10183
10207 10210
10210 10210
10213 10210
10216 10183
10219 10237
10222 10183
10225 10210
10231 10231
10234 10231
10237 10237
10240 10231
10243 10237
10246 10237
10249 10231
10255 10231
10258 10237
10261 10273
10264 10273
10267 10273
10270 10273
10273 10273
10276 10279
10279 10279
10282 10273
10291 10279
10294 10279
10300 10273
10303 10279
10312 10273
10315 10330
10318 10273
10321 10330
10324 10342
10327 10342
10330 10330
10333 10342
10336 10342
10339 10330
10342 10342
10345 10342
10348 10330
10351 10342
10354 10354
10363 10369
10366 10369
10369 10369
10375 10369
10378 10354
10384 10354
10387 10402
10390 10402
10393 10354
10396 10417
10399 10402
10402 10402
10411 10402
10417 10417
10423 10402
10426 10402
10429 10417
10432 10402
10435 10417
10441 10441
10444 10459
10447 10459
10450 10459
10453 10459
10459 10459
10462 10465
10465 10465
10468 10465
10471 10465
10474 10465
10477 10441
10480 10441
10483 10489
10489 10489
10492 10489
10495 10489
10498 10465
10501 10441
10504 10441
00688 00691
00691 00691
00692 00691
00694 00694
00697 00691
00700 00700
00946 00694
00949 00694
00712 00745
00715 00715
00718 00715
00721 00721
00724 00715
00727 00745
00730 00721
00733 00733
00736 00733
00739 00721
00742 00721
00745 00745
00748 00733
00751 00733
00754 00745
00757 00763
00760 00820
00763 00763
00766 00763
00769 00769
00772 00778
00775 00721
00778 00778
00781 00769
00784 00769
00787 00787
00790 00787
00793 00778
00796 00769
00799 00802
00802 00802
00805 00787
00808 00808
00811 00808
00814 00802
00815 00817
00817 00817
00820 00820
00823 00829
00826 00832
00829 00829
00832 00832
00835 00832
00838 00829
00841 00820
00844 00820
00847 00847
00850 00820
00853 00847
00856 00847
00859 00859
00862 00865
00865 00865
00868 00871
00871 00871
00883 00883
00874 00874
00877 00883
00880 00889
00886 00892
00889 00889
00892 00892
00895 00901
00898 00874
00901 00901
00904 00874
00907 00892
00910 00901
00703 00706
00706 00706
00709 00706
00913 00913
00916 00913
00919 00919
00922 00922
00925 00925
00928 00928
00931 00937
00934 00691
00937 00937
00940 00928
00943 00937
00952 00952
00955 00913
00958 00958
00961 00970
00964 00967
00967 00967
00970 00970
00973 00976
00976 00976
00979 00970
00982 00982
00985 00985
00988 00700
00991 00991
00994 00994
00997 00991
01000 00991
01003 01012
01006 01006
01009 00994
01012 01012
01015 01012
01018 01006
01021 01021
01024 01024
01027 01033
01030 01033
01033 01033
01036 01024
01039 01051
01042 01024
01045 01021
01048 01021
01051 01051
01054 01057
01057 01057
01060 01057
01063 01021
01066 01021
01069 01051
01072 01075
01075 01075
01081 01084
01084 01084
01087 01075
01090 01090
01093 01084
01096 01096
01099 01108
01102 01108
01105 01108
01108 01108
01114 01108
01117 01117
01120 01096
01123 01117
01126 01117
01129 01096
01132 01141
01135 01096
01138 01141
01141 01141
01144 01144
01147 01147
01150 01147
01153 01153
01156 01156
01159 01171
01162 01171
01165 01165
01168 01165
01171 01171
01174 01165
01177 01192
01180 01180
01183 01153
01186 01180
01189 01153
01192 01192
01195 01180
01198 01201
01201 01201
01204 01192
01207 01201
01210 01156
01213 01216
01216 01216
01219 01156
01222 01090
01225 01225
01228 01237
01231 01234
01234 01234
01237 01237
01240 01243
01243 01243
01246 01246
01249 01246
01252 01261
01255 01255
01258 01255
01261 01261
01264 01261
01267 01273
01270 01279
01273 01273
01276 01288
01279 01279
01282 01273
01285 01288
01288 01288
01693 01279
01705 01273
01720 01288
01290 01290
01291 01324
01294 01294
01296 01297
01297 01297
01300 01294
01303 01304
01304 01304
01309 01290
01312 01290
01315 01318
01316 01318
01318 01318
01321 01321
01324 01324
01327 01327
01330 01327
01333 01321
01336 01336
01339 01339
01342 01321
01343 01351
01345 01336
01348 01339
01351 01351
01352 01351
01354 01354
01357 01354
01359 01360
01360 01360
01363 01363
01366 01366
01367 01366
01372 01366
01375 01363
01378 01387
01381 01387
01384 01363
01387 01387
01392 01392
01393 01393
01399 01392
01402 01414
01411 01414
01414 01414
01417 01392
01420 01393
01429 01438
01432 01392
01435 01438
01438 01438
01447 01447
01453 01465
01456 01456
01462 01465
01465 01465
01468 01456
01471 01447
01477 01477
01480 01489
01481 01489
01483 01489
01489 01489
01495 01501
01498 01477
01501 01501
01504 01477
01507 01501
01516 01525
01519 01525
01522 01477
01525 01525
01534 01537
01537 01537
01540 01552
01543 01537
01546 01552
01549 01561
01552 01552
01555 01561
01558 01558
01561 01561
01564 01558
01567 01561
01573 01558
01474 01447
01576 01576
01579 01576
01582 01594
01594 01594
01597 01594
01603 01576
01606 01576
01609 01618
01615 01636
01618 01618
01624 01618
01627 01648
01630 01636
01636 01636
01639 01648
01645 01807
01648 01648
01651 01648
01654 01654
01657 01660
01660 01660
01666 01654
01669 01660
01672 01699
01675 01747
01687 01654
01696 01273
01699 01699
01702 01699
01708 01708
01711 01708
01714 01288
01723 01792
01726 01726
01729 01729
01732 01738
01735 01729
01738 01738
01744 01729
01747 01747
01750 01726
01756 01768
01762 01726
01765 01774
01768 01768
01771 01777
01774 01774
01777 01777
01780 01708
01783 01774
01786 01786
01789 01789
01792 01792
01795 01795
01801 01789
01804 01792
01807 01807
01810 01822
01813 01795
01816 01786
01819 01807
01822 01822
01828 01822
01831 01786
01834 01840
01837 01843
01840 01840
01843 01843
01846 01840
01849 01849
01852 01843
01855 01843
01858 01864
01861 01864
01864 01864
01867 01879
01870 01864
01873 01882
01876 01882
01879 01879
01882 01882
01885 01879
01888 01912
01891 01894
01894 01894
01897 01894
01900 01906
01906 01906
01909 01906
01912 01912
01915 01912
01918 01921
01921 01921
01924 01933
01927 01921
01930 01933
01933 01933
01936 01936
01939 01942
01942 01942
01945 01954
01948 01936
01951 01954
01954 01954
01957 01957
01960 01960
01963 01960
01969 01969
01975 01969
01978 01981
01981 01981
01984 01849
01990 01969
01993 01969
01999 02008
02002 01981
02005 02008
02008 02008
02011 02008
02014 02014
02017 02014
02020 02020
02023 02026
02026 02026
02029 02026
02032 02038
02035 02044
02038 02038
02041 01933
02044 02044
02047 02044
02050 02020
02053 02020
02059 02014
02062 02071
02065 02020
02068 02083
02071 02071
02077 02083
02080 02071
02083 02083
02086 02086
02089 02104
02092 02101
02095 02101
02098 02104
02101 02101
02104 02104
02107 02107
02110 02116
02113 02107
02116 02116
02122 02086
02125 02116
02131 02086
02137 02152
02140 02143
02143 02143
02146 02143
02152 02152
02155 02155
02158 02155
02161 02155
02170 02176
02173 02185
02176 02176
02179 02176
02185 02185
02188 02185
02191 02191
02194 02191
02197 02191
02200 02215
02203 02215
02206 02215
02209 02212
02212 02212
02215 02215
02216 02215
02218 02512
02497 02509
02503 02512
02509 02509
02512 02512
02515 02512
02521 02524
02524 02524
02233 02266
02242 02266
02251 02269
02266 02266
02269 02269
02290 02296
02293 02302
02296 02296
02299 02302
02302 02302
02221 02221
02227 02245
02230 02239
02239 02239
02245 02245
02248 02248
02254 02260
02260 02260
02263 02248
02275 02260
02281 02221
02284 02221
02317 02317
02287 02287
02305 02305
02308 02308
02311 02320
02314 02308
02320 02320
02323 02317
02326 02287
02329 02287
02332 02332
02335 02365
02338 02287
02341 02332
02344 02353
02347 02287
02350 02350
02353 02353
02356 02350
02359 02359
02362 02353
02365 02365
02368 02359
02371 02350
02374 02374
02377 02380
02380 02380
02383 02380
02386 02398
02389 02392
02392 02392
02395 02404
02398 02398
02401 02374
02404 02404
02407 02407
02410 02374
02413 02407
02416 02374
02419 02419
02422 02419
02425 02425
02431 02434
02434 02434
02437 02437
02440 02455
02443 02434
02446 02449
02449 02449
02452 02449
02455 02455
02458 02458
02461 02470
02464 02473
02467 02458
02470 02470
02473 02473
02476 02545
02479 02473
02482 02494
02485 02458
02488 02215
02491 02473
02494 02494
02500 02494
02506 02509
02518 02512
02527 02530
02530 02530
02533 02530
02536 02536
02539 02545
02542 02554
02545 02545
02548 02548
02551 02548
02554 02554
02557 02554
02560 02536
02563 02548
02566 02536
02569 02536
02572 02572
02575 02578
02578 02578
02584 02572
02587 02572
02590 02578
02596 02608
02599 02608
02602 02623
02605 02620
02608 02608
02611 02611
02614 02620
02617 02611
02620 02620
02623 02623
02626 02611
02632 02623
02635 02647
02641 02647
02644 02647
02647 02647
02650 02671
02653 02671
02656 02671
02658 02671
02659 02923
02662 02746
02665 02647
02668 02671
02671 02671
02674 02671
02677 02680
02680 02680
02746 02746
02683 02683
02686 02686
02689 02686
02692 02701
02695 02695
02701 02701
02704 02695
02707 02707
02710 02683
02713 02707
02716 02683
02719 02725
02722 02707
02725 02725
02728 02728
02731 02728
02734 02683
02737 02725
02740 02728
02743 02683
02749 02746
02752 02752
02755 02752
02758 02761
02761 02761
02764 02752
02767 02752
02770 02761
02773 02761
02776 02782
02779 02761
02782 02782
02785 02788
02788 02788
02791 02782
02794 02782
02797 02788
02800 02809
02803 02824
02806 02824
02809 02809
02812 02809
02818 02848
02821 02809
02824 02824
02827 02809
02836 02824
02839 02839
02842 02842
02848 02848
02851 02848
02854 02842
02857 02839
02863 02839
02866 02839
02869 02869
02875 02839
02878 02890
02881 02839
02884 02890
02887 02869
02890 02890
02893 02896
02896 02896
02899 02896
02902 02902
02905 02905
02908 02908
02911 02647
02914 02902
02917 02905
02920 02926
02923 02923
02926 02926
02929 02905
02932 02923
02935 02926
02938 02905
02944 02908
02947 02947
02950 02953
02953 02953
02956 02953
02959 02968
02962 02962
02965 02962
02968 02968
02971 02989
02974 02989
02977 02968
02980 02947
02983 02998
02986 02947
02989 02989
02992 02947
02998 02998
03001 03006
03002 03006
03003 03006
03004 03004
03006 03006
03010 03013
03013 03013
03016 03006
03019 03037
03022 03046
03028 03006
03037 03037
03040 03037
03043 03043
03046 03046
03052 03043
03055 03082
03061 03061
03064 03082
03067 03061
03070 02989
03073 03061
03076 03076
03079 02989
03082 03082
03085 03085
03088 03076
03091 03091
03094 03082
03097 03082
03100 03103
03103 03103
03106 03106
03109 03091
03112 03121
03115 03106
03118 03103
03121 03121
03124 03334
03127 03127
03130 03127
03133 03127
03136 03127
03139 03334
03142 03127
03145 03127
03316 03316
03317 03325
03325 03325
03326 03325
03148 03151
03151 03151
03184 03151
03154 03158
03155 03158
03157 03160
03158 03158
03159 03162
03160 03160
03161 03160
03162 03162
03163 03163
03164 03164
03177 03163
03172 03172
03178 03151
03181 03181
03190 03193
03191 03194
03193 03193
03194 03194
03196 03181
03197 03172
03200 03172
03201 03172
03202 03202
03217 03217
03220 03220
03223 03226
03226 03226
03229 03226
03232 03241
03235 03220
03238 03241
03241 03241
03244 03244
03247 03244
03250 03217
03253 03253
03259 03244
03260 03260
03262 03268
03263 03217
03265 03260
03268 03268
03269 03268
03271 03260
03274 03253
03277 03283
03280 03295
03283 03283
03284 03283
03289 03253
03295 03295
03298 03283
03299 03301
03304 03295
03319 03202
03322 03328
03323 03328
03328 03328
03331 03328
03334 03334
03337 03328
03340 03349
03343 03352
03346 03349
03349 03349
03352 03352
03355 03352
03356 03356
03358 03358
03359 03358
03361 03356
03364 03368
03365 03358
03367 03368
03368 03368
03203 03203
03205 03203
03208 03208
03211 03214
03214 03214
03370 03370
03371 03370
03373 03208
03376 03203
03379 03214
03382 03382
03383 03382
03384 03385
03385 03385
03256 03256
03286 03316
03287 03316
03292 03301
03301 03301
03302 03313
03307 03256
03310 03256
03312 03313
03313 03313
03156 03166
03165 03166
03166 03166
03167 03164
03168 03169
03169 03169
03170 03176
03171 03169
03173 03169
03174 03175
03175 03175
03176 03176
03187 03166
03198 03199
03199 03199
03386 03388
03387 03408
03388 03388
03389 03388
03403 03388
03408 03408
03409 03408
03390 03390
03394 03394
03400 03405
03405 03405
03406 03405
03412 03390
03413 03390
03415 03408
03418 03408
03421 03430
03424 03424
03427 03424
03430 03430
03433 03433
03436 03439
03439 03439
03440 03442
03442 03442
03445 03445
03448 03466
03451 03451
03454 03433
03457 03445
03463 03463
03466 03466
03467 03460
03469 03433
03478 03478
03487 03487
03493 03503
03496 03508
03499 03508
03505 03478
03508 03508
03509 03517
03511 03478
03514 03478
03517 03517
03520 03529
03523 03532
03526 03517
03527 03532
03529 03529
03532 03532
03535 03538
03538 03538
03541 03529
03544 03544
03547 03544
03391 03388
03490 03549
03549 03549
03550 03562
03553 03562
03559 03562
03562 03562
03565 03571
03568 03571
03571 03571
03574 03549
03577 03583
03580 03583
03583 03583
03586 03394
03589 03549
03592 03394
03595 03595
03618 03618
03619 03595
03625 03618
03628 03637
03631 03595
03632 03595
03634 03637
03637 03637
03638 03637
03640 03640
03643 03640
03598 03598
03601 03601
03602 03601
03604 03598
03605 03598
03607 03616
03610 03598
03613 03613
03616 03616
03622 03613
03434 03434
03460 03460
03472 03472
03473 03472
03474 03434
03475 03434
03481 03487
03484 03487
03488 03487
03502 03503
03503 03503
03646 03646
03649 03646
03652 03646
03655 03646
03658 03670
03661 03664
03664 03664
03667 03664
03670 03670
03673 03679
03676 03670
03679 03679
03682 03688
03685 03688
03688 03688
03694 03694
03697 03694
03700 03703
03703 03703
03706 03703
03709 03712
03712 03712
03718 03703
03721 03721
03724 03724
03727 03727
03730 03724
03733 03754
03736 03754
03739 03757
03742 03763
03745 03727
03748 03721
03754 03754
03757 03757
03760 03760
03763 03763
03766 03721 03784
03769 03721
03772 03721
03775 03754
03778 03757
03781 03781
03784 03784
03787 03721
03790 03784
03793 03799
03796 03781
03799 03799
03802 03781
03805 03799
03808 03808
03811 03814
03814 03814
03817 03814
03820 03820
03823 03808
03826 03808
03829 03808
03832 03850
03835 03808
03838 03850
03841 03847
03844 03808
03847 03847
03850 03850
03853 03847
03856 03856
03859 03856
03862 03862
03865 03862
03868 03868
03869 03868
03871 03871
03874 03868
03877 03871
03880 03880
03883 03856
03886 03856
03889 03880
03890 03880
03892 03892
03895 03892
03901 03901
03904 03907
03907 03907
03910 03901 03910
03916 03910
03919 03907
03922 03922
03925 03922
03928 03910
03931 03910
03934 03943
03937 03922
03940 03910
03943 03943
03946 03922
03949 03958
03952 03958
03955 03958
03958 03958
03961 03961
03964 03943
03967 03961
03970 03970
03973 03970
03976 03970
03979 03979
03980 03980
03982 03982
03983 04033
03984 03982
03985 03985
03997 03997
04000 04000
04012 03980
04015 04000
04024 04045
04027 03980 03985 04045
04030 03979 03985
04033 04033
04045 04045
04063 04075
04066 04075
04069 04075
04072 04075
04075 04075
04078 04078
04081 04078
04084 04087
04087 04087
04090 04075
04093 04078
04096 04096
04099 04099
04102 04096
04105 04105
04108 04108
04111 04123
04114 04108
04117 04117
04120 04132
04123 04123
04126 04123
04129 04117
04132 04132
04135 04105
04136 04136
04138 04105
04141 04144
04144 04144
04147 04132
04150 04132
04153 04132
04156 04159
04159 04159
04162 04159
04165 04136
04168 04168
04171 04171
04174 04171
04177 04186
04180 04171
04183 04183
04186 04186
04189 04183
04192 04195
04195 04195
04198 04168
04201 04210
04204 04204
04207 04219
04210 04210
04213 04222
04216 04204
04219 04219
04222 04222
04225 04228
04228 04228
04231 04231
04234 04228
04237 04231
04240 04240
04243 04231
04246 04246
03994 04018
04006 04006
04009 04006
04018 04018
04021 04006
04036 04018
04039 04048
04042 04006
04048 04048
04051 04048
04054 04048
04056 03985
04057 04057
04058 04057
04249 04279
04252 04252
04255 04252
04258 04252
04261 04252
04264 04252
04270 04273
04273 04273
04276 04273
04279 04279
04540 04543
04543 04543
04546 04543
04558 04279
04282 04288
04285 04663
04288 04288
04291 04681
04294 04663
04297 04660
04300 04288
04624 04663
04660 04660
04663 04663
04675 04681
04678 04681
04681 04681
04684 04681
04303 04303
04306 04309
04309 04309
04312 04309
04315 04336
04318 04309
04321 04336
04324 04345
04327 04342
04330 04303
04333 04342
04336 04336
04339 04303
04342 04342
04345 04345
04348 04303
04351 04342
04354 04336
04357 04345
04360 04363
04363 04363
04366 04336
04369 04345
04372 04363
04375 04375
04378 04381
04381 04381
04384 04387
04387 04387
04390 04399
04393 04399
04396 04399
04399 04399
04402 04402
04405 04375
04408 04375
04411 04402
04414 04429
04417 04375
04420 04375
04423 04423
04426 04441
04429 04429
04435 04441
04438 04441
04441 04441
04447 04441
04450 04450
04453 04429
04456 04456
04459 04465
04462 04462
04465 04465
04468 04456
04471 04456
04474 04474
04477 04456
04480 04630
04483 04492
04486 04492
04489 04489
04492 04492
04495 04492
04498 04498
04501 04498
04504 04498
04510 04498
04513 04498
04516 04498
04519 04531
04522 04273
04525 04531
04531 04531
04537 04537
04564 04564
04567 04543
04570 04576
04573 04537
04576 04576
04579 04564
04582 04564
04585 04585
04588 04606
04591 04606
04594 04585
04597 04609
04600 04606
04603 04603
04606 04606
04609 04609
04612 04585
04615 04609
04618 04585
04621 04660
04627 04705
04630 04630
04633 04636
04636 04636
04639 04651
04642 04651
04645 04450
04648 04636
04651 04651
04654 04651
04657 04672
04666 04288
04669 04672
04672 04672
04687 04699
04690 04672
04693 04693
04696 04699
04699 04699
04702 04711
04705 04705
04708 04711
04711 04711
04714 04714 04717
04717 04717
04720 04726
04726 04726
04729 04726
04732 04750
04735 04744
04738 04750
04741 04744
04744 04744
04747 04750
04750 04750
04753 04744
04756 04714
04759 04744
04762 04717
04765 04717
04768 04714
04771 04717
04777 04714
04780 04717
04783 04279
04786 04717
04789 04828
04792 04792
04795 04795
04798 04795
04801 04795
04804 04795
04807 04795
04813 04792
04816 04795
04819 04828
04825 04792
04828 04828
04894 04894
04897 04897
04903 04897
04906 04897
04912 04894
04918 04795
04921 04894
04831 04831
04834 04846
04840 04849
04846 04846
04849 04849
04852 04849
04855 04876
04858 04873
04861 04873
04867 04831
04870 04873
04873 04873
04876 04876
04879 04831
04885 04831
04888 04891
04891 04891
04924 04924
04942 04924
04945 04924
04951 04924
04954 04924
04957 04960
04960 04960
04969 04960
05008 05047
05041 05047
05047 05047
04978 04978
04984 04990
04987 04990
04990 04990
04999 05014
05005 05014
05014 05014
05017 04990
05026 04978
05035 05068
05038 05014
05065 04978
05068 05068
05077 05086
05080 05068
05083 05086
05086 05086
05089 05089
05092 05092
05095 05092
05098 05092
05101 05089
05104 05089
05110 05116
05116 05116
05119 05116
05125 05116
05128 05128
05134 05134
05137 05134
05140 05158
05143 05158
05152 05152
05158 05158
05164 05128
05167 05128
05170 05128
05173 05128
05176 05152
05182 05191
05191 05191
05194 05152
05197 05191
04882 05206
05200 05200
05206 05206
05209 05212
05212 05212
05221 05200
05224 05212
05227 05245
05233 05200
05242 05200
05245 05245
05248 05251
05251 05251
05254 05200
05257 05245
05263 05251
05266 05266
05269 05287
05272 05293
05275 05290
05278 05287
05281 05290
05284 05293
05287 05287
05290 05290
05293 05293
05299 05323
05302 05305
05305 05305
05308 05305
05320 05323
05323 05323
05329 05329
05332 05266
05335 05266
05338 05329
05341 05347
05344 05347
05347 05347
05350 05329
05353 05353
05356 05362
05362 05362
05365 05362
05368 05362
05371 05386
05374 05353
05380 05386
05383 05353
05386 05386
05389 05386
04981 05395
05392 05392
05395 05395
05398 05395
05404 05425
05413 05392
05419 05392
05422 05392
05425 05425
05428 05425
05431 05482
05434 05482
05437 05443
05440 05443
05443 05443
05446 05443
05449 05443
05452 05443
05455 05455
05458 05443
05461 05467
05464 05500
05467 05467
05470 05500
05473 05467
05476 05500
05479 05500
05482 05482
05485 05455
05488 05488
05491 05455
05494 05488
05497 05503
05500 05500
05503 05503
05653 05482
05659 05710
05695 05710
05701 05710
05710 05710
05713 05710
05914 05467
05506 05528
05509 05533
05512 05533
05515 05518
05518 05518
05521 05518
05527 05528
05528 05528
05530 05503
05533 05533
05539 05542
05542 05542
05545 05551
05548 05563
05551 05551
05554 05569
05560 05569
05563 05563
05566 05563
05569 05569
05572 05569
05575 05587
05578 05587
05581 05581
05584 05587
05587 05587
05590 05602
05593 05581
05596 05581
05599 05605
05602 05602
05605 05605
05611 05611
05614 05620
05617 05620
05620 05620
05623 05611
05626 05632
05629 05611
05632 05632
05635 05641
05638 05632
05641 05641
05644 05611
05647 05641
05650 05641
05656 05692
05662 05662
05665 05665
05668 05674
05671 05665
05674 05674
05677 05692
05680 05680
05683 05692
05686 05680
05689 05707
05692 05692
05698 05662
05707 05707
05716 05716
05719 05719
05722 05722
05725 05725
05728 05722
05731 05725
05734 05716
05737 05740
05740 05740
05743 05716
05746 05746
05749 05755
05752 05746
05755 05755
05758 05755
05761 05488
05767 05776
05770 05776
05773 05773
05776 05776
05779 05800
05785 05788
05788 05788
05791 05800
05794 05788
05797 05773
05800 05800
05803 05818
05809 05809
05812 05809
05815 05818
05818 05818
05821 05830
05824 05809
05827 05488
05830 05830
05833 05830
05836 05830
05842 05845
05845 05845
05848 05851
05851 05851
05854 05860
05857 05857
05860 05860
05863 05488
05866 05857
05869 05860
05872 05857
05875 05860
05878 05890
05881 05881
05884 05890
05887 05881
05890 05890
05893 05890
05896 05899
05899 05899
05902 05899
05905 05899
05908 05908
05911 05917
05917 05917
05920 05923
05923 05923
05926 05917
05929 05908
05932 05941
05935 05923
05938 05908
05941 05941
05944 05908
05947 05953
05950 05908
05953 05953
05956 05941
05959 05953
05962 05953
05965 05953
05968 05941
05992 05977
05971 06187
05974 05986
05977 05977
05980 05977
05983 05983
05986 05986
05989 05983
05998 06001
06001 06001
06004 06004
06010 06001
06013 06040
06016 06004
06019 06019
06022 06019
06025 06004
06028 06037
06031 06019
06034 06040
06037 06037
06040 06040
06043 06058
06046 06046
06049 06037
06055 06046
06058 06058
06061 06046
06067 06073
06070 06076
06073 06073
06076 06076
06079 06079
06082 06085
06085 06085
06088 06091
06091 06091
06094 06079
06097 06103
06100 06112
06103 06103
06106 06112
06109 06103
06112 06112
06115 06115
06118 06115
06121 06115
06124 06124
06127 06148
06133 06154
06136 06148
06139 06124
06142 06154
06148 06148
06151 06151
06154 06154
06157 06124
06160 06151
06163 06154
06166 06172
06172 06172
06175 06172
06178 06172
06181 06172
06184 06184
06187 06187
06190 06184
06193 06211
06196 06196
06199 06211
06202 06196
06205 06184
06208 06184
06211 06211
06214 06184
06217 06286
06220 06220
06223 06220
06226 06187
06232 06220
06235 06187
06238 06196
06241 06286
06244 06187
06247 05977
06250 06316
06253 06253
06256 06280
06268 06280
06274 06253
06277 06253
06280 06280
06283 06298
06286 06286
06292 06313
06298 06298
06307 06316
06313 06313
06316 06316
06319 06298
06322 06313
06325 06325
06328 06325
06331 06337
06337 06337
06340 06337
06343 06325
06349 06349
06352 06367
06355 06364
06358 06367
06361 06367
06364 06364
06367 06367
06370 06349
06373 06364
06376 06376
06379 06376
06382 06376
06385 06385
06388 06400
06391 06391
06394 06391
06397 06391
06400 06400
06403 06427
06406 06436
06412 06427
06415 06415
06418 06415
06421 06436
06424 06385
06427 06427
06430 06445
06433 06415
06436 06436
06442 06445
06445 06445
06448 06457
06451 06385
06457 06457
06460 06457
06463 06463
06466 06463
06469 06481
06472 06481
06475 06475
06478 06496
06481 06481
06484 06496
06487 06475
06490 06475
06493 06475
06496 06496
06499 06496
06502 06481
06505 06505
06508 06505
06514 06517
06517 06517
06520 06505
06523 06463
06526 06526
06529 06529
06532 06541
06541 06541
06544 06529
06547 06541
06550 06529
06553 06529
06559 06565
06562 06526
06565 06565
06577 06577
06589 06601
06592 06526
06595 06577
06598 06577
06601 06601
06604 06607
06607 06607
06610 06607
06613 06613
06616 06616
06619 06625
06622 06625
06625 06625
06628 06613
06631 06616
06634 06637
06637 06637
06640 06616
06643 06637
06646 06637
06649 06658
06652 06652
06655 06661
06658 06658
06661 06661
06664 06652
06667 06676
06670 06676
06673 06673
06676 06676
06679 06673
06685 06685
06688 06688
06691 06685
06694 06685
06697 06688
06700 06706
06703 06661
06706 06706
07030 07030
07033 06979
07036 06985
07039 07054
07042 07060
07045 07060
07048 07060
07051 07054
07054 07054
07057 07054
07060 07060
07063 07030
07066 07030
06709 06709
06712 06712
06715 06709
06721 06712
06724 06724
06727 06724
06730 06736
06733 06733
06736 06736
06739 06733
06742 06712
06745 06712
06748 06709
06751 06712
06754 06757
06757 06757
06760 06760
06763 06781
06766 06781
06769 06793
06772 06781
06775 06793
06778 06778
06781 06781
06784 06778
06787 06778
06790 06793
06793 06793
06796 06793
06799 06799
06805 06760
06808 06820
06811 06811
06814 06820
06817 06811
06820 06820
06823 06820
06826 06811
06829 06832
06832 06832
06835 06832
06838 06838
06841 06841
06844 06856
06847 06841
06853 06838
06856 06856
06859 06838
06862 06862
06865 06874
06868 06877
06871 06862
06874 06874
06877 06877
06880 06874
06883 06877
06886 06886
06889 06862
06892 06886
06895 06895
06898 06913
06901 06913
06904 06895
06910 06913
06913 06913
06916 06895
06917 06895
06919 06895
06922 06922
06925 06931
06928 06946
06931 06931
06937 06931
06940 06922
06943 06922
06946 06946
06949 06946
06952 06922
06967 06967
06970 06978
06973 06978
06976 06979
06979 06979
06982 06978
06985 06985
06988 06978
06994 06994
06997 06994
07000 06994
07003 06994
07006 06994
07009 06994
07012 06994
07015 06994
07018 06994
07021 06994
07024 06994
07027 06994
07069 07069
07075 07090
07078 07081
07081 07081
07084 07090
07090 07090
07093 07093
07096 07081
07099 07093
07102 07093
07105 07069
07108 07114
07111 07114
07114 07114
07117 07069
07120 07093
07123 07069
07126 07093
07129 07114
07132 07132
07135 07135
07138 07135
07144 07147
07147 07147
07150 07147
07153 07132
07156 07168
07159 07168
07162 07132
07165 07183
07168 07168
07171 07183
07174 07180
07177 07183
07180 07180
07183 07183
07186 07180
07189 07180
07192 07192
07195 07192
07198 07192
07201 07210
07207 07210
07210 07210
07213 07210
07216 07228
07222 07228
07225 07210
07228 07228
07231 07210
07441 07210
07681 07681
07682 07682
07687 07228
07690 07699
07696 07696
07699 07699
07702 07682
07705 07696
07708 07696
07711 07696
07714 07699
07717 07681
07720 07682
07723 07682
07726 07681
07729 07738
07735 07735
07738 07738
07741 07738
07747 07735
07750 07735
07243 07246
07246 07246
07249 07246
07252 07264
07255 07282
07258 07282
07260 07288
07261 07288
07264 07264
07270 07288
07273 07294
07279 07294
07282 07282
07285 07264
07288 07288
07291 07288
07294 07294
07306 07306
07309 07306
07315 07333
07321 07306
07324 07330
07327 07306
07330 07330
07333 07333
07336 07339
07339 07339
07342 07351
07345 07351
07348 07351
07351 07351
07354 07339
07357 07330
07360 07351
07363 07339
07366 07228
07375 07375
07378 07381
07381 07381
07384 07399
07387 07399
07390 07381
07393 07381
07396 07381
07399 07399
07405 07375
07408 07420
07411 07420
07417 07375
07420 07420
07426 07375
07429 07420
07432 07432
07435 07432
07438 07432
07444 07444
07450 07450
07453 07450
07456 07462
07459 07462
07462 07462
07465 07462
07468 07444
07471 07486
07477 07444
07480 07444
07483 07444
07486 07486
07489 07489
07492 07492
07495 07498
07498 07498
07501 07498
07504 07486
07507 07489
07510 07492
07513 07498
07519 07519
07522 07519
07528 07531
07531 07531
07534 07534
07537 07537
07540 07534
07543 07543
07546 07543
07555 07537
07564 07573
07567 07582
07570 07582
07573 07573
07582 07582
07588 07582
07591 07582
07594 07594
07597 07573
07606 07603
07609 07594
07615 07615
07616 07616
07621 07621
07624 07621
07627 07627
07630 07627
07636 07627
07642 07642
07645 07654
07648 07615
07651 07642
07654 07654
07660 07615
07663 07663
07666 07672
07672 07672
07678 07616
07759 07774
07762 07774
07765 07777
07768 07777
07771 07774
07774 07774
07777 07777
07780 07798
07783 07777
07786 07798
07789 07795
07792 07798
07795 07795
07798 07798
07801 07795
07804 07798
07807 07795
07816 07822
07822 07822
07825 07822
07831 07822
07840 07840
07843 07864
07846 07840
07849 07864
07855 07864
07858 07864
07861 07840
07864 07864
07867 07840
07870 07870
07873 07870
07876 07870
07879 07840
07882 07870
07885 07870
07525 07525
07549 07525
07552 07552
07558 07552
07561 07525
07576 07612
07579 07525
07600 07612
07603 07603
07612 07612
07888 07900
07894 07894
07897 07900
07900 07900
07903 07909
07906 07909
07909 07909
07912 07909
07918 07918
07921 07918
07924 07894
07927 07894
07930 07900
07933 07900
07936 07909
08281 07918
08287 07918
08503 08515
08506 08515
08515 08515
07942 07942
07945 07954
07948 07948
07951 07942
07954 07954
07957 07942
07960 07948
07963 07954
07966 07948
07969 07969
07975 07999
07981 07996
07987 08023
07996 07996
07999 07999
08005 07996
08008 07969
08014 07969
08023 08023
08035 08038
08038 08038
08044 08038
08050 08023
08053 08053
08056 08071
08062 08071
08065 08071
08071 08071
08080 08110
08089 08113
08092 08053
08095 08053
08104 08113
08110 08110
08113 08113
08119 08053
08122 08143
08125 08134
08128 08143
08131 08134
08134 08134
08140 08134
08143 08143
08152 08152
08156 08152
08158 08173
08161 08173
08164 08152
08170 08152
08173 08173
08179 08203
08194 08209
08197 08209
08200 08203
08203 08203
08206 08218
08209 08209
08215 08218
08218 08218
08221 08227
08224 08227
08227 08227
08230 08230
08233 08236
08234 08236
08236 08236
08239 08245
08242 08254
08245 08245
08248 08245
08251 08254
08254 08254
08257 08230
08260 08254
08263 08275
08266 08230
08272 08275
08275 08275
08278 08230
08290 08290
08293 08296
08296 08296
08299 08296
08302 08305
08305 08305
08308 08305
08311 08311
08314 08290
08317 08323
08320 08290
08323 08323
08326 08290
08329 08323
08332 08338
08335 08338
08338 08338
08341 08341
08344 08344
08350 08344
08353 08341
08356 08344
08374 08377
08377 08377
08380 08377
08389 08341
08398 08398
08401 08398
08413 08416
08416 08416
08422 08431
08428 08431
08431 08431
08434 08434
08440 08443
08443 08443
08446 08443
08461 08467
08467 08467
08470 08467
08473 08434
08476 08479
08479 08479
08482 08479
08491 08434
08494 08494
08497 08500
08498 08494
08500 08500
08509 08500
08512 08494
08518 08521
08521 08521
08527 08527
08533 08527
08536 08521
08539 08527
08542 08542
08563 08542
08572 08584
08575 08542
08581 08542
08584 08584
08587 08542
08602 08584
08605 08614
08611 08611
08614 08614
08623 08614
08629 08611
08632 08632
08635 08635
08638 08635
08641 08611
08644 08632
08647 08632
08650 08635
08653 08656
08656 08656
08659 08656
08662 08662
08665 08662
08668 08662
08671 08662
08674 08674
08677 08674
08680 08674
08683 08674
08686 08686
08689 08686
08701 08686
08545 08545
08548 08566
08551 08566
08554 08560
08557 08560
08560 08560
08566 08566
08569 08593
08578 08560
08590 08590
08593 08593
08596 08593
08599 08590
08608 08620
08617 08590
08620 08620
08626 08620
08707 08707
08710 08716
08713 08707
08716 08716
08719 08716
08722 08707
08725 08716
08728 08716
08731 08707
08737 08740
08740 08740
08743 08740
08746 08746
08747 08746
08749 08746
08752 08746
08755 08740
08758 08740
08761 08761
08764 08770
08767 08770
08770 08770
08785 08788
08788 08788
08789 08812
08791 08788
08794 08761
08797 08761
08812 08812
08815 08761
08833 08812
08836 08842
08839 08842
08842 08842
08845 08842
08863 08866
08866 08866
08869 08869
08872 08872
08875 08872
08878 08869
08881 08869
08884 08869
08887 08896
08890 08905
08893 08905
08896 08896
08899 08896
08905 08905
08908 08911
08911 08911
08914 08914
08917 08914
08920 08923
08923 08923
08926 08872
08929 08911
08932 08911
08935 08935
08936 08950
08938 08944
08944 08944
08947 08950
08950 08950
08953 08935
08956 08935
08959 08935
08962 08971
08965 08971
08968 08971
08971 08971
09025 09025
09028 09025
09031 09040
09034 09025
09037 09040
09040 09040
09043 09043
09046 09043
09049 09052
09052 09052
09055 09043
09061 09052
09064 09064
09067 09064
09070 09064
09073 09052
09076 09076
09079 09079
09082 09079
09085 09079
09088 09100
09091 09100
09097 09106
09100 09100
09106 09106
09112 09112
09118 09076
09124 09106
09127 09112
09130 09076
09136 09112
09145 09076
09148 09154
09151 09154
09154 09154
09157 09154
08773 08773
08776 08773
08782 08782
08800 08824
08803 08782
08806 08782
08809 08782
08818 08824
08824 08824
08830 08848
08848 08848
08851 08848
08854 08848
08860 08866
09163 09169
09166 09169
09169 09169
09172 09187
09181 09190
09184 09187
09187 09187
09190 09190
09214 09187
09226 09187
09235 09187
09244 09190
09256 09169
09271 09286
09286 09286
09325 09325
09331 09325
09193 09193
09196 09205
09199 09208
09202 09202
09205 09205
09208 09208
09211 09202
09217 09193
09220 09238
09223 09193
09229 09208
09232 09193
09238 09238
09241 09238
09247 09247
09250 09253
09253 09253
09259 09253
09262 09247
09265 09265
09268 09247
09274 09301
09277 09292
09280 09265
09283 09247
09289 09301
09292 09292
09295 09295
09298 09295
09301 09301
09304 09313
09307 09295
09310 09292
09313 09313
09319 09319
09322 09319
09328 09319
09334 09334
09337 09334
09340 09340
09343 09343
09346 09334
09349 09349
09352 09343
09355 09340
09358 09340
09361 09349
09364 09349
09367 09367
09370 09370
09373 09379
09376 09370
09379 09379
09382 09385
09383 09385
09385 09385
09388 09379
09391 09367
09394 09367
09397 09367
09400 09400
09403 09409
09406 09400
09409 09409
09412 09400
09415 09427
09418 09409
09421 09427
09424 09400
09427 09427
09430 09430
09433 09433
09436 09433
09439 09433
09442 09445
09445 09445
09448 09430
09451 09433
09454 09454
09457 09466
09460 09475
09463 09487
09466 09466
09469 09469
09472 09469
09475 09475
09478 09487
09481 09475
09484 09454
09487 09487
09490 09454
09493 09454
09496 09496
09499 09499
09502 09499
09505 09496
09508 09499
09511 09496
09514 09529
09517 09523
09523 09523
09529 09529
09532 09523
09535 09529
10507 10507
10510 10507
10513 10525
10514 10525
10516 10525
10519 10507
10525 10525
10528 10532
10531 10532
10532 10532
10534 10532
10537 10537
10540 10891
10543 10543
10660 10660
10663 10507
10672 10837
10822 10660
10837 10837
11002 11002
11005 11002
11011 10537
11017 11002
11077 10537
10546 10546
10549 10549
10552 10552
10555 10552
10558 10552
10561 10570
10564 10570
10567 10573
10570 10570
10573 10573
10576 10546
10579 10549
10582 10549
10585 10573
10588 10549
10591 10546
10594 10603
10600 10603
10603 10603
10606 10606
10609 10615
10612 10615
10615 10615
10618 10633
10621 10633
10630 10645
10633 10633
10636 10642
10639 10645
10642 10642
10645 10645
10654 10606
10657 10606
10666 10642
10675 10675
10678 10678
10681 10678
10684 10678
10693 10726
10696 10714
10699 10714
10702 10714
10705 10705
10708 10729
10714 10714
10717 10705
10720 10705
10723 10726
10726 10726
10729 10729
10732 10729
10735 10675
10738 10675
10741 10744
10744 10744
10747 10744
10750 10750
10756 10756
10762 10756
10768 10756
10771 10750
10777 10792
10780 10750
10783 10750
10786 10792
10792 10792
10798 10804
10801 10804
10804 10804
10810 10804
10813 10813
10816 10816
10825 10816
10828 10816
10831 10843
10834 10843
10840 10846
10843 10843
10846 10846
10855 10843
10861 10813
10864 10846
10867 10813
10876 10882
10879 10882
10882 10882
10888 10888
10891 10891
10894 10903
10897 10888
10900 10909
10903 10903
10909 10909
10912 10909
10918 10888
10924 10903
10927 10543
10930 10930
10933 10930
10939 10930
10942 10891
10945 10945
10951 10945
10954 10945
10960 10945
10963 10966
10966 10966
10969 10972
10972 10972
10978 10966
10981 10972
10984 10966
10987 11242
10990 10993
10993 10993
10996 10993
10999 10999
11008 11020
11020 11020
11035 10999
11038 10999
11041 11020
11044 11050
11047 11050
11050 11050
11053 11065
11056 11050
11059 11050
11065 11065
11071 11065
11074 11074
11083 11086
11086 11086
11092 11086
11095 11131
11098 11113
11101 11074
11113 11113
11116 11074
11119 11113
11122 11113
11125 11131
11128 11074
11131 11131
11134 11140
11140 11140
11143 11140
11146 11146
11149 11146
11152 11146
11161 11164
11164 11164
11167 11167
11173 11167
11179 11164
11185 11203
11188 11224
11197 11167
11203 11203
11206 11218
11215 11203
11218 11218
11224 11224
11227 11203
11230 11224
11233 11218
11239 11239
11242 11242
11245 11242
11248 11257
11251 11242
11254 11254
11257 11257
11260 11254
11263 11257
11266 11254
11269 11239
11275 11239
11278 11239
11281 11284
11284 11284
11287 11284
11293 11284
11296 11602
11299 11311
11302 11311
11305 11311
11311 11311
11320 11311
11323 11311
11587 11602
11599 11602
11602 11602
11329 11329
11335 11329
11338 11329
11341 11329
11344 11359
11350 11359
11359 11359
11365 11359
11371 11383
11383 11383
11395 11383
11401 11407
11404 11383
11405 11383
11407 11407
11410 11411
11411 11411
11413 11413
11414 11413
11416 11413
11419 11411
11422 11413
11425 11413
11431 11443
11434 11443
11437 11446
11440 11446
11443 11443
11446 11446
11449 11446
11455 11455
11458 11455
11461 11455
11465 11737
11467 11737
11737 11737
11683 11689
11686 11689
11689 11689
11692 11692
11707 11692
11740 11692
11473 11473
11485 11488
11488 11488
11500 11473
11503 11503
11506 11506
11512 11488
11518 11506
11521 11557
11527 11533
11530 11533
11533 11533
11539 11473
11542 11542
11545 11542
11551 11542
11557 11557
11560 11560
11569 11557
11572 11560
11578 11560
11581 11581
11584 11593
11590 11593
11593 11593
11596 11581
11608 11581
11614 11581
11617 11617
11623 11617
11626 11617
11629 11629
11632 11635
11635 11635
11638 11635
11641 11629
11644 11647
11647 11647
11650 11647
11653 11629
11656 11629
11659 11629
11662 11668
11665 11668
11668 11668
11671 11674
11674 11674
11677 11674
11680 11680
11695 11725
11698 11680
11701 11680
11704 11725
11710 11713
11713 11713
11716 11713
11722 11680
11725 11725
11728 11728
11734 11749
11743 11728
11746 11749
11749 11749
11752 11749
11755 11755
11758 11761
11761 11761
11764 11761
11770 11755
11773 11755
11776 11755
11779 11779
11782 11779
11785 11779
11791 11791
11797 11791
11800 11791
11803 11806
11806 11806
11809 11809
11812 11806
11815 11806
11821 11809
11824 11824
11827 11842
11830 11842
11833 11836
11836 11836
11839 11836
11842 11842
11848 11848
11851 11848
11857 11824
11860 11824
11866 11824
11875 11875
11881 11887
11884 11911
11887 11887
11890 11911
11893 11875
11902 11887
11911 11911
11914 11914
11917 11914
11920 11914
11923 11914
11926 11914
11929 11914
11932 11914
11935 11914
11938 11914
11941 11914
11944 11914
11947 11914
11950 11983
11953 11953
11956 11953
11959 11953
11962 11953
11968 11980
11971 11953
11974 11953
11977 11977
11980 11980
11983 11983
12331 11983
12334 11983
12385 11977
12388 11980
11986 12004
11989 11992
11992 11992
11995 11995
11998 11995
12001 12004
12004 12004
12007 11992
12010 11995
12013 12004
12016 12004
12019 12019
12022 12025
12025 12025
12028 12025
12031 12031
12034 12031
12037 12031
12040 12019
12043 12019
12046 12049
12049 12049
12052 12073
12055 12064
12061 12070
12064 12064
12067 12064
12070 12070
12073 12073
12076 12091
12079 12091
12085 12073
12091 12091
12100 12073
12103 12103
12106 12103
12109 12103
12112 12127
12115 12127
12118 12103
12121 12133
12124 12127
12127 12127
12130 12133
12133 12133
12136 12133
12139 12133
12142 12142
12145 12148
12148 12148
12151 12148
12154 12148
12157 12142
12160 12166
12166 12166
12169 12142
12172 12166
12175 12184
12178 12184
12181 12184
12184 12184
12190 12196
12193 12196
12196 12196
12202 12196
12205 12205
12208 12070
12211 12049
12214 12223
12220 12223
12223 12223
12226 12247
12229 12223
12232 12205
12238 12238
12244 12238
12247 12247
12250 12205
12253 12205
12256 12238
12259 12247
12262 12247
12265 12271
12271 12271
12274 12271
12280 12280
12283 12286
12286 12286
12289 12286
12292 12280
12295 12313
12298 12286
12301 12322
12304 12280
12313 12313
12316 12313
12319 12322
12322 12322
12325 12280
12328 12322
12337 12337
12340 12337
12346 12337
12352 12361
12355 12337
12361 12361
12364 12364
12367 11977
12370 12364
12373 12364
12376 12361
12391 12391
12394 12391
12397 12406
12400 12391
12403 12406
12406 12406
12409 12391
12412 12424
12415 12424
12421 12427
12424 12424
12427 12427
12430 12427
12433 13225
12436 13225
12439 12452
12442 12454
12445 12452
12448 12466
12451 13225
12452 12452
12454 12454
12457 12817
12460 12817
12463 12452
12466 12466
12469 12454
12817 12817
12820 12817
13084 12454
13108 12454
13225 13225
12472 12472
12475 12499
12478 12499
12481 12511
12484 12517
12487 12511
12490 12499
12493 12517
12496 12511
12499 12499
12502 12526
12505 12472
12508 12532
12511 12511
12514 12523
12517 12517
12520 12472
12523 12523
12526 12526
12529 12472
12532 12532
12535 12472
12538 12526
12541 12523
12547 12523
12550 12526
12553 12472
12559 12523
12562 12532
12565 12577
12571 12583
12574 12577
12577 12577
12580 12583
12583 12583
12586 12586
12589 12619
12592 12613
12595 12595
12601 12595
12604 12595
12610 12634
12613 12613
12616 12634
12619 12619
12622 12595
12625 12619
12628 12631
12631 12631
12634 12634
12637 12613
12640 12631
12643 12586
12646 12613
12649 12613
12652 12634
12655 12586
12656 12631
12658 12586
12661 12676
12664 12586
12667 12586
12670 12676
12673 12586
12676 12676
12679 12685
12682 12685
12685 12685
12688 12688
12694 12694
12700 12700
12703 12688
12706 12694
12709 12700
12712 12700
12715 12700
12718 12688
12721 12754
12724 12694
12730 12688
12736 12736
12739 12754
12745 12745
12748 12745
12751 12688
12754 12754
12757 12688
12760 12736
12763 12763
12769 12793
12772 12745
12775 12775
12778 12754
12784 12763
12790 12763
12793 12793
12802 12793
12808 12775
12811 12817
12823 12763
12826 12826
12832 12862
12841 12862
12844 12859
12847 12862
12850 12850
12853 12865
12856 12859
12859 12859
12862 12862
12865 12865
12868 12826
12871 12826
12874 12850
12877 12850
12880 12826
12889 12826
12892 12904
12898 12904
12901 12865
12904 12904
12907 12922
12910 12922
12916 12916
12919 12919
12922 12922
12925 12919
12934 12916
12937 12922
12940 12943
12943 12943
12949 12943
12958 12943
12961 12961
12964 12961
12967 12961
12970 12970
12976 12988
12979 12988
12985 12970
12988 12988
12991 12970
12994 12970
12997 12988
13000 13003
13003 13003
13012 12970
13018 13003
13021 13021
13024 13003
13027 13039
13030 13021
13036 13057
13039 13039
13045 13057
13048 13039
13051 13057
13054 13063
13057 13057
13060 13066
13063 13063
13066 13066
13069 13063
13072 13066
13075 13075
13078 13093
13081 13093
13087 13096
13090 12454
13093 13093
13096 13096
13102 13120
13111 13132
13114 13096
13120 13120
13126 13141
13129 13141
13132 13132
13135 13132
13138 13075
13141 13141
13144 13075
13150 13141
13156 13159
13159 13159
13162 13075
13165 13075
13171 13183
13177 13183
13180 13186
13183 13183
13186 13186
13189 13186
13276 13264
13192 13192
13195 13219
13198 13219
13201 13219
13204 13222
13207 13225
13210 13225
13213 13222
13216 13225
13219 13219
13222 13222
13228 13192
13231 13192
13234 13192
13237 13192
13240 13246
13243 13246
13246 13246
13249 12466
13252 12466
13255 13264
13258 13192
13261 12466
13264 13264
13267 13264
13270 13279
13273 13279
13279 13279
13282 13279
13285 13285
13291 13291
13294 13285
13303 13366
13306 13291
13309 13285
13315 13285
13318 13318
13366 13366
13426 13291
13444 13444
13459 13318
13507 13444
13513 13444
13321 13348
13324 13324
13327 13330
13330 13330
13333 13348
13336 13336
13342 13336
13345 13324
13348 13348
13351 13324
13354 13363
13357 13336
13360 13324
13363 13363
13369 13363
13384 13384
13387 13396
13390 13393
13393 13393
13396 13396
13402 13402
13405 13393
13408 13402
13411 13396
13414 13420
13417 13384
13420 13420
13423 13384
13429 13420
13432 13435
13435 13435
13438 13435
13441 13318
13450 13456
13453 13456
13456 13456
13465 13483
13468 13474
13471 13474
13474 13474
13477 13489
13480 13483
13483 13483
13486 13495
13489 13489
13492 13495
13495 13495
13498 13489
13501 13501
13504 13504
13510 13504
13516 13504
13519 13540
13525 13501
13528 13531
13531 13531
13540 13540
13543 13531
13546 13540
13552 13558
13555 13501
13558 13558
13561 13558
13567 13573
13570 13591
13573 13573
13576 13579
13579 13579
13582 13591
13585 13573
13588 13579
13591 13591
13594 13594
13597 13597
13600 13609
13606 13597
13609 13609
13612 13594
13615 13597
13618 13594
13621 13627
13624 13609
13627 13627
13630 13627
13636 13669
13657 13777
13666 13669
13669 13669
13678 13669
13681 13669
13684 13684
13687 13669
13690 13669
13693 13693
13696 13972
13699 13699
13705 13984
13708 13708
13711 13693
13717 13693
13720 13684
13723 13684
13726 13669
13732 13708
13735 13708
13741 13741
13747 13753
13750 13750
13753 13753
13756 13699
13762 13750
13765 13753
13768 13753
13777 13777
13780 13741
13783 13786
13786 13786
13789 13741
13792 13786
13795 13795
13801 13807
13807 13807
13810 13822
13819 13822
13822 13822
13825 13834
13831 13834
13834 13834
13843 13795
13846 13795
13849 13834
13852 13864
13861 13864
13864 13864
13867 13870
13870 13870
13873 13870
13876 13795
13879 13879
13882 13879
13885 13870
13888 13879
13891 13891
13894 13894
13900 13900
13906 13891
13909 13900
13912 13891
13915 13891
13918 13918
13921 13918
13924 13927
13927 13927
13930 13927
13939 13939
13942 13957
13945 13957
13948 13939
13951 13894
13954 13939
13957 13957
13963 13894
13966 13966
13972 13972
13975 13984
13978 13987
13984 13984
13987 13987
13990 13966
13993 13987
13996 13966
13999 14005
14002 14011
14005 14005
14008 14005
14011 14011
14014 14014
14017 14011
14020 14005
14023 14014
14026 14026
14029 14038
14032 14038
14035 14026
14038 14038
14041 14026
14044 14056
14047 14056
14050 14053
14053 14053
14056 14056
14059 14053
14062 14062
14065 14062
14068 14062
14071 14071
14074 14077
14077 14077
14080 14071
14083 14077
14086 14071
14089 14089
14092 14095
14095 14095
14098 14095
14101 14095
14104 14104
14110 14104
14116 14089
14122 14122
14125 14122
14128 14104
14134 14122
14143 14089
14146 14089
14152 14212
14155 14161
14158 14182
14161 14161
14164 14161
14167 14167
14170 14167
14176 14203
14179 14179
14182 14182
14185 14182
14188 14179
14191 14194
14194 14194
14197 14203
14200 14212
14203 14203
14206 14194
14209 14179
14212 14212
14215 14215
14218 14218
14221 14221
14224 14248
14227 14215
14233 14236
14236 14236
14248 14248
14254 14215
14260 14236
14263 14248
14266 14287
14269 14287
14272 14218
14275 14218
14281 14281
14284 14281
14287 14287
14293 14308
14296 14281
14302 14221
14308 14308
14311 14221
14317 14308
14362 14362
14365 14365
14368 14365
14369 14362
14371 14371
14374 14725
14375 14371
14377 14362
14380 14365
14386 14389
14389 14389
14392 14389
14395 14407
14398 14401
14401 14401
14404 14404
14407 14407
14410 14401
14413 14407
14416 14428
14419 14428
14425 14434
14428 14428
14431 14404
14434 14434
14437 14533
14443 14434
14446 14452
14449 14458
14452 14452
14458 14458
14461 14371
14464 14464
14467 14464
14470 14482
14473 14482
14476 14494
14479 14488
14482 14482
14485 14494
14488 14488
14494 14494
14500 14500
14503 14488
14506 14500
14509 14500
14512 14524
14515 14524
14521 14533
14524 14524
14320 14329
14323 14329
14329 14329
14332 14329
14338 14329
14341 14329
14344 14329
14347 14329
14350 14329
14353 14566
14356 14359
14359 14359
14527 14329
14530 14533
14533 14533
14536 14329
14542 14533
14551 14359
14554 14359
14557 14359
14560 14560
14563 14563
14566 14566
14569 14566
14572 14563
14575 14566
14578 14563
14581 14560
14587 14560
14590 14608
14593 14614
14596 14560
14599 14614
14602 14608
14608 14608
14611 14611
14614 14614
14617 14611
14638 14638
14620 14620
14623 14623
14629 14653
14632 14653
14635 14638
14641 14638
14647 14647
14650 14647
14653 14653
14656 14647
14659 14620
14662 14620
14668 14674
14671 14674
14674 14674
14677 14677
14680 14677
14683 14677
14686 14623
14689 14623
14695 14698
14698 14698
14701 14701
14704 14725
14707 14701
14719 14728
14722 14701
14725 14725
14728 14728
14734 14746
14737 14728
14740 14743
14743 14743
14746 14746
14749 14746
14752 14743
16435 16417
14755 14758
14758 14758
14761 14758
14764 14797
14767 14797
14770 14797
14773 14797
14776 14797
14779 14797
14782 14797
14785 14797
14791 14758
14794 14797
14797 14797
14800 16522
14803 16417
14806 16522
15850 15853
15856 15853
15859 14758
15913 15925
15922 15925
15925 15925
15970 15925
16378 16378
16381 16378
16384 16378
16390 16378
16393 16417
16396 15853
16399 16378
16402 15853
16405 15853
16408 16378
16414 16378
16417 16417
16420 16417
16423 16417
16426 16417
16429 16417
16432 16378
16441 16522
16459 16522
16507 16522
16522 16522
16525 16522
14809 14818
14812 14812
14815 14812
14818 14818
14821 14812
14823 14818
14824 14818
14830 16531
14833 16531
14836 16531
14839 16531
14842 16531
16513 16516
16516 16516
16528 16531
16531 16531
16534 16516
14845 14845
14848 14848
14854 14854
14857 14857
14860 14860
14863 14863
14864 14864
14866 14866
14869 14869
14872 14872
14875 14875
14878 14878
14881 14872
14884 14878
14887 14878
14890 14890
14896 14896
14899 14896
14902 14902
14908 14908
14911 14869
14914 14902
14917 14908
14923 14923
14926 14932
14929 14932
14932 14932
14935 14950
14938 14956
14941 14953
14944 14950
14947 14953
14950 14950
14953 14953
14956 14956
14959 14959
14962 14923
14965 14959
14968 14956
14971 14923
14974 14974
14977 14974
14980 14980
14986 14980
14995 15001
14998 15016
14999 15001
15001 15001
15004 15019
15007 15007
15010 15010
15013 15013
15016 15016
15019 15019
15022 15022
15025 15025
15031 15031
15034 15034
15037 15055
15040 15043
15043 15043
15046 15058
15049 15049
15052 15049
15055 15055
15058 15058
15061 15061
15064 15124
15067 15061
15070 15061
15073 15085
15076 15106
15079 15124
15085 15085
15088 15085
15091 15091
15094 15091
15097 15091
15100 15091
15103 15091
15106 15106
15109 15112
15112 15112
15115 15106
15118 15112
15121 15124
15124 15124
15127 15127
15133 15142
15136 15148
15139 15148
15142 15142
15145 15142
15148 15148
15151 15142
15154 15148
15160 15163
15163 15163
15169 15127
15172 15178
15175 15163
15178 15178
15181 15178
15184 15163
15187 15187
15190 15190
15196 15199
15199 15199
15202 15199
15205 15211
15208 15211
15211 15211
15214 15187
15220 15211
15223 15229
15226 15229
15229 15229
15232 15229
15235 15190
15238 15190
15241 15187
15247 15250
15250 15250
15253 15187
15256 15187
15259 15250
15265 15187
15268 15250
15271 15271
15274 15274
15277 14812
15280 15274
15283 15286
15286 15286
15292 15274
15298 15298
15304 15271
15307 15271
15313 15316
15316 15316
15319 15271
15322 15316
15325 15316
15328 15286
15331 15298
15334 15298
15343 15298
15349 15349
15352 15361
15355 15361
15358 15361
15361 15361
15364 15349
15367 15349
15376 15349
15379 15382
15382 15382
15385 15349
15388 15382
15391 15382
15397 15409
15403 15412
15406 15409
15409 15409
15412 15412
15415 15412
15418 15421
15421 15421
15427 15421
15430 15421
15433 15442
15436 15442
15442 15442
15445 15469
15448 15448
15451 15448
15454 15448
15457 15457
15460 15457
15463 15469
15466 15469
15469 15469
15472 15457
15475 15457
15478 15448
15493 15499
15499 15499
15502 15505
15505 15505
15508 15505
15511 15505
15514 15499
15517 15520
15520 15520
15523 15505
15526 15499
15532 15553
15535 15520
15538 15520
15541 15553
15544 15544
15547 15544
15550 15553
15553 15553
15556 15544
15559 15568
15565 15568
15568 15568
15571 15574
15574 15574
15577 15574
15583 15592
15586 15592
15592 15592
15598 15592
15607 15607
15610 15610
15619 15658
15622 15622
15628 15628
15631 15634
15634 15634
15637 15661
15640 15643
15643 15643
15646 15646
15649 15646
15652 15646
15655 15646
15658 15658
15661 15661
15664 15664
15667 15667
15670 15667
15673 15754
15676 15682
15679 15682
15682 15682
15685 15682
15688 15682
15691 15664
15700 15664
15703 15664
15706 15664
15709 15766
15712 15715
15715 15715
15718 15715
15721 15724
15724 15724
15727 15724
15730 15766
15733 15766
15736 15763
15742 15763
15745 15754
15748 15763
15751 15754
15754 15754
15760 15763
15763 15763
15766 15766
15769 15667
15772 15772
15775 15778
15778 15778
15781 15772
15784 15778
15787 15772
15793 15772
15796 15796
15799 15796
15802 15772
15805 15796
15808 15796
15811 15796
15814 15778
15817 15820
15820 15820
15823 15820
15829 15820
15832 15835
15835 15835
15838 15835
15841 15835
15847 15853
15853 15853
15865 15865
15877 15880
15880 15880
15883 15889
15886 15880
15889 15889
15892 15889
15895 15910
15901 15910
15907 15910
15910 15910
15916 15889
15919 15880
15928 15865
15937 15865
15940 15865
15946 15865
15949 15976
15952 15865
15955 15961
15958 15961
15961 15961
15964 15961
15967 15961
15973 15976
15976 15976
15979 15976
15982 15961
15985 15991
15988 15991
15991 15991
15994 16000
15997 16000
16000 16000
16003 16000
16006 15991
16075 16072
16012 16012
16015 16033
16018 16021
16021 16021
16027 16021
16030 16012
16033 16033
16036 16033
16042 16033
16045 16012
16048 16012
16057 16072
16063 16072
16066 16072
16069 16072
16072 16072
16078 16078
16081 16078
16084 16078
16087 16078
16090 16078
16093 16093
16096 16171
16099 16171
16102 16114
16105 16171
16108 16108
16114 16114
16120 16093
16123 16093
16132 16093
16135 16138
16138 16138
16141 16138
16144 16144
16147 16144
16150 16144
16153 16108
16156 16093
16159 16138
16162 16108
16165 16114
16168 16114
16171 16171
16174 16174
16177 16177
16180 16177
16183 16177
16186 16186
16195 16225
16198 16225
16201 16174
16204 16186
16207 16222
16210 16222
16213 16213
16216 16213
16219 16213
16222 16222
16225 16225
16228 16228
16231 16234
16234 16234
16240 16234
16243 16249
16246 16228
16249 16249
16252 16228
16258 16258
16261 16264
16264 16264
16267 16264
16273 16273
16276 16273
16279 16279
16282 16297
16285 16297
16288 16297
16291 16297
16294 16297
16297 16297
16303 16309
16309 16309
16315 16309
16318 16309
16321 16279
16324 16279
16327 16279
16330 16348
16333 16279
16336 16348
16339 16279
16342 16342
16345 16348
16348 16348
16351 16342
16354 16369
16357 16363
16360 16342
16363 16363
16366 16363
16369 16369
16375 16369
16438 16438
16447 16480
16453 16438
16456 16438
16462 16540
16465 16540
16468 16543
16471 16498
16474 16498
16477 16480
16480 16480
16483 16480
16489 16489
16492 16489
16495 16489
16498 16498
16501 16489
16510 16498
16519 16516
16540 16540
16543 16543
16546 16543
16549 16549
16552 16549
16555 16549
16558 16543
16561 16561
16564 16576
16567 16576
16570 16576
16576 16576
16579 16591
16582 16594
16585 16594
16591 16591
16594 16594
16597 16597
16600 16597
16603 16624
16606 16597
16609 16609
16612 16561
16618 16561
16621 16561
16624 16624
16627 16609
16630 16624
16633 16645
16636 16636
16639 16624
16642 16645
16645 16645
16648 16636
16654 16654
16657 16654
16660 16654
16663 16681
16666 16702
16669 16681
16670 17920
16672 16681
16673 16690
16675 16690
16678 16681
16681 16681
16690 16690
16693 16690
16699 16690
16702 16702
16705 17920
16708 16708
16711 16690
16714 16690
16717 16732
16720 16732
16723 16732
16726 16732
16729 16732
16732 16732
16735 16732
17902 16708
17905 16708
17908 17920
17914 16702
17917 16708
17920 17920
17923 16702
17926 16708
18013 16681
16939 16939
16993 16939
16994 17011
17003 16939
17005 17011
17008 17017
17011 17011
17014 17017
17017 17017
16738 16738
16741 16744
16744 16744
16747 16750
16750 16750
16753 16738
16756 16756
16759 16738
16763 16738
16765 16774
16768 16756
16771 16774
16774 16774
16777 16777
16780 16792
16783 16792
16786 16777
16789 16777
16792 16792
16795 16777
16798 16792
16801 16801
16804 16804
16807 16801
16810 16801
16840 16849
16813 16813
16816 16816
16819 16819
16822 16822
16825 16834
16828 16828
16831 16831
16834 16834
16837 16837
16843 16837
16846 16855
16849 16849
16852 16813
16855 16855
16858 16858
16861 16849
16864 16813
16867 16858
16870 16870
16873 16870
16876 16876
16879 16882
16882 16882
16885 16885
16900 16912
16903 16903
16904 16903
16906 16906
16909 16909
16912 16912
16915 16876
16921 16876
16924 16936
16927 16933
16930 16909
16933 16933
16936 16936
16941 16941
16942 16975
16945 16951
16948 16951
16951 16951
16954 16951
16957 16969
16960 16941
16966 16975
16969 16969
16972 16972
16975 16975
16981 16941
16984 16969
16987 16972
17020 17032
17023 17032
17026 17029
17029 17029
17032 17032
17035 17035
17038 17059
17041 17044
17044 17044
17047 17059
17050 17044
17053 17056
17056 17056
17059 17059
17062 17077
17065 17035
17068 17035
17071 17071
17074 17059
17077 17077
17080 17035
17083 17071
17086 17089
17089 17089
17092 17071
17095 17089
17101 17224
17119 17143
17122 17149
17140 17149
17143 17143
17146 17170
17149 17149
17152 17170
17155 17143
17158 17176
17164 17176
17167 17179
17170 17170
17173 17176
17176 17176
17179 17179
17182 17176
17185 17179
17191 17179
17197 17179
17206 17212
17209 17212
17212 17212
17218 17212
17224 17224
17230 17230
17233 17248
17236 17242
17239 17239
17242 17242
17245 17239
17248 17248
17251 17254
17254 17254
17257 17254
17260 17263
17263 17263
17266 17266
17269 17278
17272 17272
17275 17272
17278 17278
17281 17284
17284 17284
17287 17287
17290 17272
17296 17272
17299 17305
17302 17287
17305 17305
17308 17266
17314 17266
17317 17305
17320 17266
17323 17326
17325 17326
17326 17326
17329 17329
17332 17335
17335 17335
17338 17335
17344 17344
17347 17344
17350 17344
17353 17329
17356 17357
17357 17357
17359 17365
17362 17365
17365 17365
17368 17357
17374 17329
17377 17380
17380 17380
17383 17380
17386 17380
17392 17395
17395 17395
17398 17395
17401 17395
17404 17419
17410 17419
17413 17416
17416 17416
17419 17419
17425 17443
17428 17416
17431 17419
17434 17416
17437 17443
17440 17443
17443 17443
17449 17476
17452 17464
17458 17476
17461 17464
17464 17464
17467 17464
17476 17476
17479 17479
17482 17479
17485 17476
17488 17488
17491 17488
17494 17488
17497 17479
17500 17479
17503 17488
17506 17506
17509 17515
17510 17515
17512 17524
17515 17515
17518 17515
17521 17521
17524 17524
17527 17530
17530 17530
17533 17521
17536 17560
17539 17524
17542 17530
17545 17521
17554 17506
17557 17506
17560 17560
17566 17569
17569 17569
17572 17506
17575 17569
17578 17605
17581 17560
17584 17569
17587 17605
17596 17605
17602 17611
17605 17605
17608 17611
17611 17611
17614 17605
17617 17662
17619 17623
17620 17623
17623 17623
17626 17623
17629 17641
17632 17641
17638 17662
17641 17641
17644 17677
17647 17677
17650 17662
17653 17641
17656 17662
17659 17662
17662 17662
17665 17662
17668 17662
17671 17689
17674 17677
17677 17677
17680 17677
17683 17662
17686 17689
17689 17689
17692 17689
17695 17689
17698 17689
17701 17707
17704 17707
17707 17707
17710 17707
17713 17713
17716 17728
17719 17728
17722 17722
17723 17759
17728 17728
17731 17713
17734 17743
17737 17743
17743 17743
17749 17713
17755 17713
17758 17770
17759 17759
17764 17713
17767 17779
17770 17770
17773 17770
17776 17770
17779 17779
17785 17779
17791 17791
17797 17791
17806 17791
17812 17818
17815 17818
17818 17818
17821 17818
17824 17722
17827 17827
17830 17854
17833 17833
17836 17833
17839 17842
17842 17842
17845 17833
17848 17857
17851 17866
17854 17854
17857 17857
17860 17842
17863 17866
17866 17866
17869 17866
17878 17878
17884 17857
17887 17857
17890 17878
17893 17827
17896 17878
17899 17827
17911 17827
17932 17935
17935 17935
17938 17935
17941 17944
17944 17944
17950 17950
17953 17944
17956 17971
17959 17950
17962 17971
17968 17950
17971 17971
17980 17971
17983 17971
17986 17989
17989 17989
17998 17989
18001 18001
18004 18007
18007 18007
18008 18007
18010 18001
18016 18001
18022 18001
18025 18028
18028 18028
18037 18040
18040 18040
18043 18028
18052 18040
18055 18028
18064 18040
17104 17110
17107 17128
17110 17110
17113 17128
17116 17110
17125 17125
17128 17128
17131 17125
17134 17125
17137 17125
18073 18073
18077 18073
18079 18073
18082 18073
18085 18073
18088 18100
18091 18073
18094 18073
18097 18073
18100 18100
18103 18100
18109 18073
18112 18685
18571 18604
18595 18604
18598 18100
18604 18604
18619 18619
18622 18628
18628 18628
18631 18619
18637 18628
18643 18652
18649 18619
18652 18652
18685 18685
18691 18685
18115 18115
18118 18118
18121 18115
18124 18115
18127 18118
18130 18118
18133 18133
18136 18172
18139 18160
18142 18163
18145 18184
18148 18163
18157 18184
18160 18160
18163 18163
18172 18172
18175 18133
18178 18202
18181 18202
18184 18184
18187 18133
18190 18133
18196 18196
18199 18199
18202 18202
18211 18223
18217 18133
18223 18223
18229 18229
18235 18262
18241 18244
18244 18244
18247 18244
18253 18262
18259 18229
18262 18262
18274 18277
18277 18277
18280 18229
18283 18229
18298 18277
18304 18304
18307 18304
18310 18304
18313 18313
18316 18322
18319 18322
18322 18322
18325 18313
18328 18328
18331 18328
18334 18328
18340 18313
18343 18313
18352 18352
18355 18364
18358 18364
18364 18364
18367 18364
18370 18352
18373 18373
18376 18373
18379 18373
18382 18373
18385 18352
18388 18352
18391 18394
18394 18394
18397 18352
18400 18115
18403 18394
18406 18406
18415 18406
18418 18418
18427 18406
18433 18466
18436 18436
18439 18436
18445 18418
18454 18436
18463 18466
18466 18466
18475 18481
18478 18484
18481 18481
18484 18484
18487 18484
18490 18481
18496 18496
18499 18502
18502 18502
18505 18532
18508 18523
18514 18523
18517 18532
18520 18550
18523 18523
18526 18496
18529 18496
18532 18532
18538 18550
18541 18544
18544 18544
18547 18547
18550 18550
18553 18547
18556 18544
18559 18547
18409 18409
18412 18409
18421 18568
18430 18568
18457 18586
18493 18583
18562 18562
18565 18634
18568 18568
18577 18583
18580 18568
18583 18583
18586 18586
18589 18562
18592 18586
18601 18601
18607 18562
18625 18601
18634 18634
18658 18667
18667 18667
18670 18583
18739 18739
18673 18673
18676 18676
18679 18682
18682 18682
18694 18685
18697 18673
18706 18739
18709 18676
18712 18676
18715 18739
18721 18742
18724 18673
18727 18736
18730 18742
18733 18736
18736 18736
18742 18742
18745 18748
18748 18748
18751 18748
18757 18766
18760 18766
18763 18775
18766 18766
18769 18775
18772 18775
18775 18775
18778 18790
18784 18787
18787 18787
18790 18790
18793 18787
18799 18844
18802 18781
18805 18790
18811 18754
18814 18814
18838 18838
18844 18844
18850 18838
18754 18754
18781 18781
18796 18823
18808 18781
18820 18754
18823 18823
18829 18814
18832 18832
18835 18823
18841 18832
18847 18832
18853 18880
18856 18880
18859 18859
18865 18880
18868 18880
18871 18871
18874 18880
18877 18871
18880 18880
18883 18859
18886 18859
18889 18880
18892 18871
18895 18871
18898 18880
18901 18901
18904 18904
18907 18904
18913 18901
18919 18919
18922 18922
18925 18901
18928 18901
18931 18943
18934 18943
18937 18922
18943 18943
18946 18943
18949 18949
18952 18952
18955 18949
18958 18958
18961 18952
18964 18949
18967 18958
18970 18949
18973 18949
18976 18985
18979 18991
18985 18985
18988 18985
18991 18991
18994 18991
18997 18997
19000 18997
19003 18997
19006 18997
19012 19021
19015 19021
19018 19021
19021 19021
19024 19033
19027 19030
19030 19030
19033 19033
19036 19033
19039 19030
19042 19057
19045 19057
19051 19051
19057 19057
19063 19051
19072 19051
19111 19111
19114 19198
19117 19138
19123 19126
19126 19126
19129 19138
19132 19126
19135 19126
19138 19138
19141 19141
19144 19159
19147 19147
19150 19159
19156 19141
19159 19159
19162 19159
19165 19138
19168 19141
19174 19141
19177 19111
19180 19111
19183 19111
19186 19111
19189 19198
19192 19147
19198 19198
19204 19204
19207 19207
19210 19207
19213 19207
19216 19225
19219 19207
19222 19225
19225 19225
19228 19204
19231 19237
19234 19225
19237 19237
19240 19237
19243 19237
19246 19246
19249 19249
19252 19255
19255 19255
19258 19246
19261 19255
19264 19249
19267 19249
19270 19255
19273 19318
19276 19246
19279 19249
19285 19249
19288 19288
19291 19291
19294 19291
19297 19309
19300 19249
19303 19291
19306 19288
19309 19309
19312 19288
19315 19291
19318 19318
19321 19309
19327 19318
19009 19009
19060 19009
19066 19066
19069 19075
19075 19075
19078 19009
19081 19066
19084 19075
19087 19009
19090 19075
19093 19093
19096 19075
19099 19093
19102 19066
19105 19093
19108 19093
19330 19333
19333 19333
19336 19351
19339 19333
19342 19351
19345 19333
19348 19351
19351 19351
19354 19333
19357 19360
19358 19360
19360 19360
19361 19360
19705 19360
19363 19363
19366 19366
19369 19372
19372 19372
19375 19363
19378 19372
19384 19414
19387 19363
19393 19366
19396 19372
19402 19405
19405 19405
19408 19414
19414 19414
19417 19366
19420 19405
19423 19414
19426 19366
19429 19429
19432 19432
19435 19435
19438 19435
19441 19441
19444 19441
19447 19441
19450 19429
19453 19429
19456 19432
19459 19432
19462 19462
19465 19462
19468 19429
19471 19489
19474 19462
19477 19483
19480 19489
19483 19483
19489 19489
19492 19483
19495 19495
19496 19496
19498 19501
19501 19501
19504 19501
19507 19495
19510 19495
19519 19496
19522 19537
19534 19537
19537 19537
19543 19496
19546 19537
19552 19495
19555 19555
19558 19555
19561 19555
19564 19564
19567 19567
19570 19567
19576 19564
19579 19564
19582 19588
19585 19588
19588 19588
19591 19594
19594 19594
19597 19597
19600 19603
19603 19603
19606 19603
19612 19597
19615 19603
19618 19597
19621 19597
19624 19624
19627 19639
19633 19639
19636 19645
19639 19639
19642 19645
19645 19645
19648 19645
19654 19654
19657 19669
19660 19654
19666 19654
19669 19669
19672 19624
19675 19669
19678 19624
19681 19681
19684 19741
19687 19699
19693 19699
19699 19699
19702 19702
19708 19702
19711 19741
19714 19681
19717 19702
19726 19735
19729 19681
19735 19735
19738 19735
19741 19741
19777 19777
19780 19789
19783 19789
19786 19789
19789 19789
19792 19777
19795 19789
19798 19789
19801 19815
19807 19813
19813 19813
19815 19815
19816 19815
19900 19900
19909 19909
19930 19930
19963 19777
19981 19813
20002 20014
19750 19753
19753 19753
19756 19753
19759 19753
19762 19753
19768 19753
19774 19774
19803 19804
19804 19804
19810 19774
20014 20014
20023 19804
20029 19774
19819 19819
19825 19828
19828 19828
19831 19831
19837 19831
19843 19873
19846 19831
19852 19858
19855 19819
19858 19858
19861 19819
19864 19858
19867 19867
19870 19885
19873 19873
19876 19885
19879 19873
19882 19867
19885 19885
19888 19867
19891 20014
19894 19867
19897 19885
19903 19900
19912 19930
19915 19900
19918 19918
19921 19945
19927 19930
19933 19918
19936 19945
19939 19918
19942 19942
19945 19945
19948 19945
19954 19942
19957 19942
19960 19960
19966 19969
19969 19969
19972 19969
19975 19975
19978 19975
19984 19975
19987 19960
19990 19960
19993 19960
19996 19996
20005 20017
20008 19996
20011 19996
20017 20017
20020 20017
20026 20035
20035 20035
20041 20035
20044 20044
20047 20056
20050 20050
20053 20056
20056 20056
20059 20050
20065 20044
20068 20044
20071 20071
20074 20071
20080 20101
20083 20044
20086 20071
20089 20071
20095 20101
20098 20101
20101 20101
20104 20056
20107 20107
20110 20137
20113 20122
20116 20122
20122 20122
20125 20122
20128 20131
20131 20131
20134 20107
20137 20137
20140 20140
20143 20140
20146 20137
20149 20107
20152 20137
20155 20140
20158 20131
20161 20161
20164 20161
20167 20179
20170 20161
20173 20182
20179 20179
20182 20182
20185 20161
20188 20182
20191 20179
20194 20194
20195 20194
20197 20197
20198 20200
20200 20200 20209
20206 20209
20207 20209
20209 20209
20215 20209
20218 20209
20224 20305
20227 20242
20230 20242
20233 20242
20236 20242
20242 20242
20245 20257
20254 20257
20257 20257
20258 20257
20263 20263
20266 20263
20269 20263
20272 20275
20275 20275
20278 20275
20284 20285
20285 20285
20287 20285
20290 20285
20260 20260
20305 20305
20306 20305
20311 20260
20312 20260
20314 20314
20293 20194
20296 20197
20299 20308
20302 20200
20308 20308
20317 20320
20320 20320
20323 20314
20326 20332
20329 20314
20332 20332
20335 20335
20341 20341
20344 20350
20347 20341
20350 20350
20353 20341
20356 20356
20359 20356
20362 20335
20371 20356
20375 20335
20389 20350
20398 20410
20401 20401
20404 20410
20407 20401
20410 20410
20413 20413
20416 20413
20419 20401
20422 20401
20425 20410
20428 20410
20431 20413
20434 20434
20437 20443
20440 20443
20443 20443
20446 20443
20449 20455
20452 20455
20455 20455
20458 20458
20461 20458
20464 20455
20467 20467
20470 20467
20473 20476
20476 20476
20479 20476
20482 20485
20485 20485
20488 20467
20491 20467
20494 20494
20497 20494
20500 20500
20503 20506
20506 20506
20509 20506
20512 20515
20515 20515
20518 20515
20521 20500
20524 20500
20527 20542
20530 20542
20533 20542
20536 20539
20539 20539
20542 20542
20545 20539
20547 20500
20548 20500
20551 20551
20554 20557
20557 20557
20560 20557
20561 20575
20562 20575
20563 20579
20566 20569
20569 20569
20572 20569
20575 20575
20578 20579
20579 20579
20580 20579
20581 20579
20584 20587
20587 20587
20590 20587
20593 20551
20596 20551
20599 20599
20605 20611
20608 20611
20611 20611
20614 20611
20617 20623
20620 20623
20623 20623
20626 20599
20629 20635
20632 20599
20635 20635
20638 20635
20641 20641
20644 20650
20647 20650
20650 20650
20651 20650
20656 20656
20659 20662
20662 20662
20665 20662
20668 20669
20669 20669
20671 20656
20677 20641
20680 20662
20683 20641
20686 20641
20689 20641
20692 20669
20695 20695
20698 20698
20699 20698
20701 20707
20702 20710
20704 20704
20705 20704
20707 20707
20710 20710
20713 20710
20716 20716
20719 20716
20722 20722
20725 20722
20728 20728
20729 20728
20731 20734
20734 20734
20737 20734
20740 20740
20743 20740
20746 20752
20749 20752
20752 20752
20758 20779
20764 20767
20767 20767
20770 20770
20773 20770
20776 20770
20779 20779
20782 20779
20785 20767
20788 20767
20791 20791
20794 20794
20797 20794
20800 20791
20803 20791
20806 20794
20809 20794
20812 20794
20815 20818
20818 20818
20821 20818
20824 20791
20827 20827
20833 20848
20836 20836
20839 20836
20842 20827
20845 20848
20848 20848
20851 20836
20854 20854
20857 20857
20860 20857
20866 20857
20869 20875
20872 20875
20875 20875
20878 20878
20881 20854
20884 20854
20887 20854
20890 20878
20893 20878
20896 20878
20899 20900
20900 20900
20902 20908
20905 20908
20908 20908
20911 20900
20914 20900
20917 20920
20920 20920
20923 20923
20926 20923
20929 20929
20932 20929
20935 20938
20938 20938
20941 20941
20944 20944
20947 20941
20950 20950
20953 20950
20956 20944
20959 20959
20962 20959
20965 20965
20968 20971
20971 20971
20974 20971
20977 20977
20980 20977
20983 20984
20984 20984
20986 20984
20989 20965
20992 20992
20995 20965
20998 20965
21001 20965
21004 21004
21005 21004
21007 21004
20364 20364
20365 20380
20368 20380
20374 20364
20377 20380
20380 20380
20386 20364
20387 20392
20392 20392
20395 20392
21010 21028
21013 21028
21016 21028
21019 21025
21022 21025
21025 21025
21028 21028
21031 21025
21034 21034
21037 21034
21172 21172
21187 21109
21190 21211
21199 21211
21202 21172
21208 21211
21211 21211
21214 21211
21223 21172
21232 21172
21256 21034
21262 21034
21040 21040
21043 21061
21046 21040
21049 21061
21052 21040
21055 21040
21058 21085
21061 21061
21064 21085
21067 21061
21070 21040
21073 21061
21079 21061
21082 21040
21085 21085
21088 21040
21091 21109
21100 21100
21103 21109
21106 21100
21109 21109
21112 21109
21115 21115
21118 21127
21121 21115
21124 21124
21127 21127
21130 21127
21133 21124
21136 21136
21139 21115
21142 21136
21145 21124
21148 21154
21154 21154
21157 21157
21163 21154
21166 21157
21175 21181
21178 21205
21181 21181
21184 21205
21193 21220
21196 21196
21205 21205
21217 21220
21220 21220
21226 21196
21229 21196
21235 21235
21238 21238
21241 21244
21244 21244
21247 21250
21250 21250
21259 21244
21268 21235
21271 21250
21274 21235
21277 21235
21280 21238
21283 21238
21328 21325
21289 21289
21292 21292
21295 21292
21298 21292
21301 21289
21304 21307
21307 21307
21310 21319
21313 21289
21316 21307
21319 21319
21322 21319
21325 21325
21331 21334
21334 21334
21335 21334
21337 21340
21338 21343
21340 21340
21341 21340
21343 21343
21346 21343
21349 21349
21352 21349
21355 21361
21358 21361
21361 21361
21364 21364
21367 21364
21370 21370
21373 21364
21376 21370
21379 21385
21382 21370
21385 21385
21388 21388
21391 21385
21394 21388
21397 21388
21400 21400
21406 21409
21409 21409
21412 21421
21415 21409
21418 21421
21421 21421
21424 21400
21427 21400
21430 21400
21433 21433
21436 21433
21439 21439
21442 21451
21445 21457
21448 21451
21451 21451
21454 21451
21457 21457
21460 21439
21463 21439
21466 21439
21469 21439
21472 21472
21475 21472
21478 21478
21481 21478
21484 21484
21487 21490
21490 21490
21493 21496
21496 21496
21499 21499
21500 21499
21502 21496
21505 21529
21508 21520
21511 21484
21517 21529
21520 21520
21523 21523
21526 21484
21529 21529
21532 21523
21535 21523
21538 21538
21550 21601
21553 21553
21556 21583
21559 21553
21562 21583
21565 21592
21577 21592
21580 21583
21583 21583
21589 21589
21592 21592
21595 21592
21598 21601
21601 21601
21604 21601
21607 21607
21991 21589
21609 21609
21610 21609
21613 21616
21616 21616
21619 21616
21622 21622
21625 21609
21628 21628
21631 21628
21634 21622
21637 21637
21640 21640
21643 21655
21646 21655
21649 21637
21652 21661
21655 21655
21658 21664
21661 21661
21664 21664
21667 21664
21670 21670
21673 21673
21676 21670
21679 21673
21682 21670
21685 21640
21688 21688
21690 21697
21691 21697
21694 21703
21697 21697
21700 21715
21703 21703
21706 21703
21709 21688
21712 21688
21715 21715
21718 21727
21721 21715
21724 21688
21727 21727
21730 21730
21733 21733
21736 21739
21739 21739
21742 21751
21745 21739
21748 21733
21751 21751
21754 21733
21757 21757
21760 21751
21763 21757
21766 21769
21769 21769
21772 21730
21775 21775
21778 21775
21781 21769
21784 21730
21786 21786
21787 21787
21790 21787
21796 21796
21799 21786
21801 21805
21802 21796
21804 21805
21805 21805
21808 21808
21811 21817
21814 21820
21817 21817
21820 21820
21823 21829
21826 21817
21829 21829
21832 21829
21835 21835
21838 21829
21841 21835
21844 21808
21847 21808
21850 21835
21853 21853
21856 21868
21859 21859
21862 21859
21865 21859
21868 21868
21871 21871
21874 21880
21877 21853
21880 21880
21883 21871
21886 21892
21889 21901
21892 21892
21895 21853
21898 21880
21901 21901
21904 21901
21907 21907
21910 21910
21913 21910
21916 21925
21919 21925
21922 21910
21925 21925
21928 21934
21931 21907
21934 21934
21937 21907
21940 21940
21943 21943
21946 21940
21949 21943
21952 21952
21955 21952
21958 21970
21961 21964
21964 21964
21967 21970
21970 21970
21973 21964
21976 21952
21979 21952
21982 21952
21985 21985
21988 21985
21994 21994
21997 21997
22000 22006
22003 22006
22006 22006
22009 21994
22012 21994
22015 22015
22018 22015
22024 22015 22045
22030 22015
22033 22015
22036 22015
22040 22240
22041 22240
22042 22045
22045 22045
22162 22045
22240 22240
22051 22051
22052 22075
22053 22076
22054 22057
22057 22057
22060 22060
22066 22060
22069 22051
22072 22051
22073 22051
22075 22075
22076 22076
22078 22075
22081 22081
22084 22090
22087 22096
22090 22090
22093 22081
22096 22096
22099 22081
22102 22081
22105 22081
22108 22111
22111 22111
22114 22114
22117 22114
22120 22120
22123 22120
22126 22120
22129 22114
22132 22132
22138 22147
22141 22132
22144 22132
22147 22147
22150 22147
22153 22153
22156 22153
22159 22153
22165 22165
22168 22171
22171 22171
22174 22177
22177 22177
22180 22171
22183 22165
22186 22177
22189 22165
22192 22192
22195 22192
22198 22165
22201 22165
22204 22192
22207 22207
22210 22237
22213 22222
22216 22225
22219 22222
22222 22222
22225 22225
22228 22207
22231 22207
22234 22207
22237 22237
22249 22250
22250 22250
22252 22255
22255 22255
22264 22255
22270 22250
22273 22255
22276 22276
22285 22285
22288 22285
22294 22276
22303 22303
22306 22303
22309 22319
22312 22303
22315 22015
22318 22319
22319 22319
22321 22319
22324 22319
22243 22240
22246 22261
22258 22258
22261 22261
22267 22258
22279 22258
22282 22261
22291 22291
22297 22291
22300 22291
22327 22333
22330 22333
22333 22333
22336 22390
22339 22333
22348 22366
22351 22390
22357 22402
22363 22366
22366 22366
22372 22366
22375 22366
22378 22402
22381 22402
22384 22333
22387 22333
22390 22390
22393 22390
22396 22390
22399 22390
22402 22402
22405 22402
22408 22411
22411 22411
22414 22420
22417 22420
22420 22420
22423 22423
22426 22432
22429 22432
22432 22432
22468 22411
22474 22423
22477 22480
22480 22480
22483 22480
22486 22480
22435 22435
22438 22708
22441 22453
22444 22453
22447 22435
22450 22435
22453 22453
22456 22435
22459 22465
22462 22453
22465 22465
22471 22465
22708 22708
22711 22708
22489 22489
22492 22504
22495 22498
22498 22498
22501 22516
22504 22504
22507 22498
22510 22489
22513 22489
22516 22516
22519 22504
22522 22525
22525 22525
22528 22528
22531 22546
22534 22552
22537 22558
22540 22546
22543 22561
22546 22546
22549 22558
22552 22552
22555 22576
22558 22558
22561 22561
22564 22528
22567 22561
22570 22528
22573 22528
22576 22576
22582 22591
22585 22597
22588 22576
22591 22591
22594 22591
22597 22597
22600 22597
22603 22597
22606 22561
22609 22609
22612 22612
22615 22615
22618 22612
22621 22615
22624 22624
22627 22624
22630 22609
22633 22624
22636 22648
22639 22648
22642 22648
22645 22609
22648 22648
22651 22651
22654 22660
22657 22657
22660 22660
22663 22657
22669 22657
22672 22672
22675 22672
22678 22678
22681 22672
22684 22678
22687 22678
22690 22651
22693 22651
22696 22702
22702 22702
22705 22702
22714 22714
22717 22720
22720 22720
22723 22714
22726 22714
22729 22732
22732 22732
22735 22732
22736 22736
22737 22736
22739 22736
22738 22738
22741 22741
22744 22741
22750 22759
22759 22759
22762 22759
22765 22759
22768 22780
22771 22780
22774 22741
22777 22834
22779 22780
22780 22780
22783 22786
22786 22786
22789 22786
22792 22795
22795 22795
22798 22801
22801 22801
22804 22795
22807 22822
22810 22810
22813 22813
22816 22813
22819 22810
22822 22822
22825 22828
22828 22828
22831 22738
22834 22834
22846 22846
22852 22852
22855 22861
22858 22861
22861 22861
22864 22852
22867 22846
22868 22846
22870 22870
22873 22873
22876 22891
22879 22873
22882 22870
22888 22888
22891 22891
22894 22870
22912 22873
22837 22840
22840 22840
22843 22849
22849 22849
22853 22852
22856 22849
22885 22900
22897 22897
22898 22897
22900 22900
22903 22888
22906 22897
22909 22909
22910 22909
22915 22918
22918 22918
22921 22924
22924 22924
22927 22960
22930 22945
22933 22933
22936 22924
22945 22945
22951 22945
22954 22954
22957 22918
22960 22960
22963 22963
22966 22954
23231 23231
23232 23231
23234 23235
23235 23235
23237 23235
23245 23246
23246 23246
23248 23235
23268 23231
22969 22969
22972 22972
22975 22978
22978 22978
22981 22981
22984 22981
22987 22969
22990 22969
22993 22972
22996 22972
22999 22969
23005 23005
23008 23008
23011 23008
23014 23020
23017 23020
23020 23020
23023 23023
23026 23023
23029 23032
23032 23032
23035 23005
23038 23041
23041 23041
23044 23005
23047 23023
23050 23005
23053 23053
23056 23053
23059 23059
23062 22933
23065 23065
23068 23074
23071 23089
23074 23074
23077 23089
23080 23086
23083 23059
23086 23086
23089 23089
23092 23059
23095 23095
23098 23095
23101 22960
23104 22933
23107 23065
23110 23110
23113 23122
23116 23122
23119 23128
23122 23122
23125 23128
23128 23128
23131 22963
23134 23134
23137 23110
23140 23143
23143 23143
23146 23143
23149 23149
23152 23152
23158 23158
23161 23173
23164 23173
23167 23152
23170 23158
23173 23173
23176 23149
23179 23173
23182 23188
23185 23149
23188 23188
23191 23191
23194 23194
23197 23200
23200 23200
23203 23200
23206 23191
23212 23194
23215 23194
23218 23191
23221 23227
23224 23227
23227 23227
23230 23230
23236 23236
23239 23134
23242 23230
23251 23230
23254 23266
23255 23266
23257 23236
23260 23236
23266 23266
23272 23272
23275 23272
23278 23272
23281 23293
23284 23284
23287 23293
23290 23293
23293 23293
23296 23284
23299 23293
23302 23302
23305 23302
23308 23302
23311 23284
23314 23317
23317 23317
23320 23317
23323 23332
23326 23326
23327 23326
23329 23326
23332 23332
23335 23332
23338 23332
23341 23341
23344 23344
23347 23344
23350 23344
23353 23341
23356 23356
23359 23356
23362 23365
23365 23365
23368 23368
23371 23374
23374 23374
23377 23377
23380 23383
23383 23383
23386 23383
23389 23377
23392 23392
23395 23377
23398 23392
23401 23401
23427 23428
23428 23428
23430 23430
23431 23430
23434 23430
23437 23401
23440 23401
23443 23401
23452 23455
23455 23455
23458 23455
23461 23473
23464 23476
23467 23476
23470 23473
23473 23473
23476 23476
23479 23479
23482 23485
23485 23485
23488 23497
23491 23479
23494 23497
23497 23497
23500 23500
23503 23504
23504 23504
23506 23512
23509 23510
23510 23510
23512 23512
23515 23515
23518 23515
23521 23500
23524 23500
23527 23527
23530 23530
23533 23527
23534 23534
23536 23536
23539 23527
23542 23534
23545 23534
23548 23548
23551 23548
23554 23548
23404 23446
23407 23416
23410 23446
23413 23446
23416 23416
23417 23419
23419 23419
23422 23425
23425 23425
23446 23446
23449 23446
23535 23535
23537 23538
23538 23538
23557 23563
23560 23563
23563 23563
23566 23575
23569 23586
23570 23575
23572 23575
23575 23575
23578 23584
23579 23584
23581 23586
23582 23602
23584 23584
23586 23586
23590 23590
23596 23575
23599 23602
23602 23602
23605 23563
23608 23611
23611 23611
23614 23614
23617 23617
23620 23617
23623 23617
23626 23629
23627 23629
23629 23629
23630 23617
23632 23629
23633 23617
23635 23617
24041 24044
24042 24044
24044 24044
24045 24044
24064 24065
24065 24065
24070 24073
24073 24073
23638 23638
23641 23644
23644 23644
23647 23647
23650 23650
23653 23647
23656 23638
23659 23674
23660 23638
23662 23674
23665 23668
23668 23668
23674 23674
23677 23677
23680 23683
23683 23683
23684 23701
23686 23794
23689 23701
23692 23590
23695 23701
23698 23714
23701 23701
23704 23677
23707 23677
23710 23710
23713 23714
23714 23714
23716 23710
23719 23710
23722 23722
23725 23728
23728 23728
23731 23749
23734 23734
23737 23734
23738 23734
23740 23728
23743 23722
23746 23590
23749 23749
23752 23749
23755 23722
23761 23590
23764 23764
23767 23767
23768 23767
23770 23767
23771 23764
23773 23776
23776 23776
23778 23764
23779 23776
23782 23782
23785 23767
23788 23788
23791 23611
23794 23794
23797 23798
23798 23798
23799 23799
23800 23799
23803 23794
23806 23794
23809 23812
23812 23812
23815 23812
23818 23818
23821 23818
23824 23824
23827 23830
23830 23830
23833 23833
23836 23833
23839 23839
23840 23839
23842 23842
23843 23842
23845 23824
23846 23851
23848 23833
23851 23851
23854 23824
23857 23857
23860 23869
23863 23866
23866 23866
23869 23869
23872 23872
23875 23866
23878 23857
23881 23881
23884 23884
23887 23887
23888 23887
23890 23896
23893 23887
23896 23896
23899 23896
23902 23887
23905 23908
23908 23908
23911 23911
23914 23911
23917 23917
23920 23911
23923 23926
23924 23908
23926 23926
23929 23926
23932 23935
23935 23935
23938 23938
23941 23941
23944 23947
23945 23947
23946 23947
23947 23947
23950 23941
23953 23954
23954 23954
23956 23954
23959 23977
23962 23941
23965 23941
23966 23941
23968 23971
23977 23977
23989 23995
23992 23995
23995 23995
23998 23995
24001 23614
24004 23614
24007 24007
24010 24007
24013 24013
24016 24013
24019 24028
24022 24022
24025 24028
24028 24028
24031 24022
24034 24028
24037 24022
24076 24076
24079 24112
24082 24109
24085 24112
24088 24076
24091 24076
24094 24109
24097 24076
24100 24100
24103 24100
24106 24076
24109 24109
24112 24112
24115 24100
24043 24043
24046 24049
24048 24049
24049 24049
24052 24043
24055 24043
24058 24061
24060 24061
24061 24061
24067 24043
23942 23942
23971 23971
23972 23971
23974 23971
23978 23977
23980 23942
23983 23942
23986 23986
23987 23986
24118 24121
24121 24121
24124 24163
24130 24154
24133 24133
24136 24133
24142 24133
24145 24133
24148 24133
24151 24169
24154 24154
24157 24163
24160 24133
24163 24163
24166 24121
24169 24169
24172 24175
24175 24175
24178 24175
24305 24305
24308 24305
24311 24305
24318 24305
24322 24305
24328 24328
24331 24305
24332 24340
24334 24328
24337 24340
24340 24340
24181 24181
24184 24184
24187 24187
24190 24181
24193 24193
24194 24193
24196 24193
24199 24187
24202 24208
24205 24181
24207 24208
24208 24208
24211 24211
24214 24214
24215 24217
24217 24217
24220 24229
24221 24214 24221
24223 24211
24226 24217
24229 24229
24232 24211
24235 24235
24238 24241
24241 24241
24244 24241
24247 24250
24250 24250
24253 24250
24256 24259
24259 24259
24262 24259
24264 24265
24265 24265
24268 24277
24271 24277
24274 24280
24277 24277
24280 24280
24283 24286
24286 24286
24289 24280
24292 24301
24295 24286
24298 24259
24301 24301
24307 24310
24310 24310
24313 24313
24314 24313
24316 24316
24317 24316
24319 24316
24343 24343
24346 24346
24349 24346
24352 24352
24355 24343
24358 24352
24359 24364
24360 24364
24361 24343
24364 24364
24367 24352
24370 24346
24373 24373
24376 24376
24379 24376
24380 24376
24382 24373
24385 24373
24388 24376
24391 24373
24394 24373
24397 24373
24400 24400
24401 24400
24403 24403
24404 24403
24406 24406
24409 24406
24412 24412
24415 24415
24418 24415
24421 24412
24424 24433
24427 24412
24430 24433
24433 24433
24436 24436
24439 24436
24442 24444
24444 24444
24445 24445
24448 24448
24451 24454
24454 24454
24457 24454
24463 24478
24466 24448
24469 24472
24472 24472
24475 24448
24478 24478
24481 24472
24484 24484
24487 24484
24490 24490
24493 24496
24496 24496
24499 24505
24502 24502
24505 24505
24508 24490
24511 24490
24514 24502
24517 24505
24520 24502
24523 24490
24526 24526
24529 24529
24532 24526
24535 24526
24538 24538
24556 24559
24559 24559
24565 24559
24568 24568
24571 24568
24574 24538
24577 24538
24580 24580
24583 24580
24586 24580
24589 24595
24592 24595
24595 24595
24598 24598
24601 24598
24604 24604
24607 24607
24610 24607
24540 24540
24541 24540
24544 24544
24547 24544
24550 24561
24553 24540
24561 24561
24562 24561
24611 24611
24612 24611
24614 24615
24615 24615
24617 24617
24618 24615
24619 24611
24628 24617
24616 24616
24620 24620
24622 24611
24625 24637
24631 24631
24634 24631
24637 24637
24640 24640
24643 24646
24646 24646
24649 24649
24652 24649
24655 24640
24658 24640
24661 24640
24664 24664
24667 24682
24670 24670
24673 24670
24676 24664
24677 24670
24678 24678
24679 24678
24682 24682
24685 24664
24688 24688
24691 24697
24692 24678
24694 24697
24697 24697
24699 24688
24700 24688
24703 24703
24706 24712
24709 24712
24712 24712
24715 24703
24717 24717
24718 24718
24719 24718
24721 24717
24722 24722
24724 24722
24727 24717
24728 24730
24730 24730
24733 24733
24745 24760
24750 24751
24751 24751
24754 24733
24756 24733
24757 24733
24760 24760
24761 24760
24763 24760
24766 24751
24736 24736
24739 24739
24740 24739
24742 24739
24746 24748
24748 24748
24769 24846
24772 24778
24775 24778
24778 24778
24781 24781
24784 24781
24787 24787
24790 24787
24793 24781
24796 24781
24799 24805
24802 24781
24805 24805
24808 24787
24810 24805
24811 24805
24814 24823
24817 24841
24820 24820
24823 24823
24826 24829
24829 24829
24832 24820
24835 24823
24838 24829
24841 24841
24844 24841
24853 24853
24856 24853
24859 24875
24874 24877
24875 24875
24877 24877
24886 24886
24889 24886
24846 24846
24847 24848
24848 24848
24850 24853
24862 24846
24865 24848
24868 24868
24871 24871
24880 24895
24883 24883
24892 24868
24895 24895
24898 24907
24901 24868
24904 24868
24907 24907
24910 24871
24913 24916
24916 24916
24919 24916
24922 24916
24925 24883
24928 24934
24931 24931
24934 24934
24937 24931
24940 24943
24943 24943
24949 24955
24952 24931
24955 24955
24958 24958
24961 24967
24964 24967
24967 24967
24970 24871
24973 24976
24976 24976
24979 24976
24982 24958
24985 24985
24988 24988
24989 24988
24991 24991
24994 24991
24997 24991
25000 25000
25003 25007
25006 25007
25007 25007
25009 25000
25012 25018
25015 25015
25018 25018
25021 25015
25024 25036
25027 25000
25030 25000
25033 25018
25036 25036
25039 25036
25042 25042
25045 25042
25048 25051
25051 25051
25054 25054
25057 25057
25060 25063
25063 25063
25066 25057
25069 25063
25072 25054
25075 25054
25078 24820
25081 25084
25084 25084
25087 25084
25090 25093
25093 25093
25096 25105
25099 25099
25105 25105
25111 25099
25114 25114
25117 25099
25126 25126
25129 25126
25132 25135
25135 25135
25138 25138
25141 25126
25153 25138
25156 25138
25159 25159
25162 25162
25165 25180
25168 25162
25171 25159
25180 25180
25183 25180
25189 25159
25192 25162
25216 25217
25217 25217
25219 25220
25220 25220
25237 25217
25245 25220
25249 25217
25195 25195
25198 25195
25201 25195
25204 25195
25205 25195
25207 25210
25210 25210
25213 25195
25320 25326
25324 25326
25325 25333
25326 25326
25333 25333
25336 25333
25222 25222
25225 25225
25228 25267
25229 25267
25231 25231
25232 25231
25234 25231
25267 25267
25270 25270
25273 25280
25276 25318
25279 25279
25280 25280
25282 25292
25285 25279
25288 25270
25291 25292
25292 25292
25294 25294
25297 25270
25300 25303
25303 25303
25305 25294
25306 25303
25308 25308
25309 25309
25310 25309
25312 25308
25315 25308
25318 25318
25321 25318
25327 25345
25330 25345
25339 25349
25342 25351
25345 25345
25348 25349
25349 25349
25351 25351
25354 25326
25357 25357
25360 25357
25361 25357
25438 25351
25363 25363
25366 25387
25369 25390
25372 25390
25375 25378
25378 25378
25381 25363
25384 25378
25387 25387
25390 25390
25393 25363
25396 25396
25398 25399
25399 25399
25400 25402
25402 25402
25404 25405
25405 25405
25408 25396
25411 25396
25414 25402
25417 25417
25420 25420
25423 25417
25424 25417
25426 25420
25429 25420
25432 25432
25433 25432
25435 25450
25439 25351
25441 25441
25444 25441
25447 25432
25450 25450
25453 25450
25240 25246
25243 25246
25244 25220
25246 25246
25250 25261
25252 25252
25255 25255
25258 25255
25261 25261
25264 25252
25456 25459
25459 25459
25462 25459
25465 25459
25468 25459
25471 25480
25474 25480
25477 25480
25480 25480
25483 25567
25486 25486
25489 25489
25492 25489
25495 25486
25498 25498
25501 25486
25504 25591
25507 25498
25510 25510
25513 25510
25516 25516
25519 25522
25522 25522
25525 25525
25528 25531
25531 25531
25534 25534
25537 25525
25540 25516
25543 25534
25546 25549
25549 25549
25552 25552
25555 25552
25558 25552
25561 25573
25564 25579
25567 25567
25570 25567
25573 25573
25576 25579
25579 25579
25582 25666
25585 25585
25588 25588
25591 25591
25594 25585
25597 25585
25600 25588
25603 25606
25606 25606
25609 25588
25612 25606
25615 25585
25618 25633
25621 25621
25624 25621
25627 25684
25630 25630
25633 25633
25636 25630
25639 25630
25642 25630
25645 25645
25648 25630
25651 25645
25654 25654
25657 25657
25660 25657
25663 25663
25666 25666
25669 25663
25672 25672
25675 25663
25678 25654
25681 25681
25684 25684
25687 25684
25690 25702
25693 25681
25696 25702
25699 25681
25702 25702
25705 25681
25708 25708
25711 25711
25714 25711
25717 25732
25720 25672
25723 25654
25729 25729
25732 25732
25735 25708
25738 25729
25741 25750
25744 25750
25747 25747
25750 25750
25753 25747
25756 25747
25759 25771
25760 25760
25762 25760
25763 25760
25765 25768
25768 25768
25771 25771
25774 25771
25816 25819
25819 25819
25822 25822
25825 25813
25828 25840
25831 25837
25834 25813
25777 25777
25780 25780
25783 25780
25786 25780
25789 25777
25792 25792
25795 25777
25798 25807
25801 25807
25804 25792
25807 25807
25810 25843
25813 25813
25837 25837
25840 25840
25843 25843
25846 25846
25849 25849
25852 25849
25855 25768
25858 25858
25861 25867
25864 25864
25865 25864
25867 25867
25870 25858
25873 25864
25876 25858
25879 25867
25882 25882
25885 25882
25888 25888
25891 25891
25912 25912
25915 25915
25920 25920
25921 25920
25924 25760
25930 25888
25933 25891
25936 25891
25937 25891
25939 25891
25942 25942
25945 25945
25948 25945
25951 25951
25954 25951
25957 25951
25960 25942
25963 25978
25966 25966
25969 25969
25972 25969
25975 25975
25978 25978
25981 25978
25984 25966
25987 25987
25990 25987
25894 25906
25897 25915
25900 25912
25903 25888
25906 25906
25907 25906
25908 25909
25909 25909
25918 25888
25927 25909
25993 25993
25996 26041 26188
25999 26020
26002 26020
26005 26005
26008 26017
26011 26041
26014 26017
26017 26017
26020 26020
26023 26041
26029 26041
26041 26041
26047 26017
26050 26041
26053 26068
26056 26380
26059 26068
26062 26068
26065 26041
26068 26068
26371 26380
26374 26374
26377 26377
26380 26380
26077 26080
26080 26080
26083 26080
26086 26080
26089 26089
26092 26098
26095 26089
26098 26098
26101 26104
26104 26104
26107 26080
26110 26113
26113 26113
26116 26116
26119 26119
26122 26122
26125 26122
26131 26134
26134 26134
26140 26134
26143 26158
26146 26158
26149 26116
26152 26116
26155 26158
26158 26158
26161 26116
26164 26116
26167 26221
26170 26170
26173 26173
26176 26170
26179 26179
26182 26179
26185 26188
26188 26188
26191 25993
26194 26188
26200 26170
26206 26206
26209 26209
26212 26215
26215 26215
26218 26221
26221 26221
26224 26206
26227 26227
26230 26206
26233 26206
26236 26299
26239 26227
26242 26299
26245 26428
26248 26248
26251 26254
26254 26254
26257 26254
26260 26254
26263 26248
26266 26281
26269 26278
26272 26005
26275 26281
26278 26278
26281 26281
26284 26296
26287 26281
26290 26248
26293 26248
26296 26296
26299 26299
26302 26299
26305 26311
26308 26311
26311 26311
26314 26326
26317 26326
26320 26326
26323 26089
26326 26326
26329 26332
26332 26332
26335 26341
26338 26347
26341 26341
26344 26341
26347 26347
26350 26341
26353 26461
26356 26359
26359 26359
26362 26362
26365 26362
26368 26368
26383 26383
26386 26389
26389 26389
26392 26368
26395 26368
26398 26383
26401 26347
26404 26368
26410 26413
26413 26413
26416 26422
26419 26422
26422 26422
26425 26425
26428 26428
26431 26434
26434 26434
26437 26425
26440 26425
26443 26446
26446 26446
26449 26446
26452 26425
26455 26425
26458 26458
26461 26461
26464 26461
26467 26458
26485 26485
26470 26485
26473 26485
26476 26491
26479 26485
26482 26491
26488 26485
26491 26491
26494 26503
26497 26503
26500 26491
26503 26503
26506 26506
26508 26506
26509 26506
26512 26506
26515 26506
26518 26506
26521 26506
26524 26526
26526 26526
26527 26526
26530 26526
26533 26536
26535 26536
26536 26536
26539 26542
26542 26542
26545 26545
26548 26560
26554 26560
26557 26560
26558 26572
26560 26560
26563 26566
26566 26566
26567 26566
26569 26572
26572 26572
26574 26608
26575 26575
26578 26575
26581 26575
26584 26584
26587 26584
26590 26590
26593 26590
26596 26596
26599 26596
26602 26608
26605 26590
26608 26608
26611 26584
26614 26617
26617 26617
26620 26620
26623 26620
26626 26620
26629 26632
26632 26632
26635 26638
26638 26638
26641 26641
26644 26641
26647 26647
26650 26641
26653 26632
26656 26656
26659 26659
26662 26662
26668 26659
26674 26662
26677 26662
26680 26680
26683 26680
26686 26686
26689 26686
26695 26680
26698 26680
26704 26704
26707 26710
26710 26710
26713 26713
26716 26713
26719 26704
26722 26725
26725 26725
26728 26728
26731 26728
26734 26737
26737 26737
26740 26740
26743 26743
26746 26743
26749 26743
26752 26758
26755 26758
26758 26758
26761 26758
26764 26773
26767 26767
26770 26782
26773 26773
26776 26785
26779 26767
26782 26782
26785 26785
26787 26791
26788 26791
26791 26791
26872 26878
26875 26884
26876 26876
26878 26878
26881 26882
26882 26882
26884 26884
26887 26876
26890 26890
26898 26898
26899 26898
26902 26890
26905 26905
26908 26905
26911 26911
26914 26929
26917 26929
26920 26956
26923 26905
26926 26944
26929 26929
26941 26944
26944 26944
26950 26944
26953 26956
26956 26956
26962 26911
26965 26977
26968 26968
26971 26983
26974 27004
26977 26977
26980 26977
26983 26983
26986 26968
26989 26968
26992 26983
26995 26995
26998 26995
27001 26995
27004 27004
27007 27007
27010 27019
27013 27013
27016 27019
27019 27019
27022 27022
27025 27022
27028 27028
27031 27031
27034 27031
27037 27028
27040 27028
27061 27058
27064 27073
27043 27043
27046 27043
27049 27043
27052 27058
27058 27058
27070 27073
27073 27073
27076 27058
27085 27073
26794 26800
26797 26803
26800 26800
26803 26803
26806 26803
26809 26809
26812 26809
26815 26824
26818 26800
26821 26809
26824 26824
26827 26824
26830 26833
26833 26833
26836 26842
26839 26842
26842 26842
26845 26842
26848 26848
26851 26848
26854 26857
26857 26857
26860 26860
26863 26848
26866 26860
27088 27094
27091 27097
27094 27094
27097 27097
27100 27097
27109 27112
27112 27112
27115 27094
27118 27094
27127 27142
27130 27142
27133 27142
27139 27139
27142 27142
27148 27154
27151 27154
27154 27154
27157 27154
27160 27154
27163 27163
27166 27163
27169 27169
27172 27163
27178 27190
27181 27190
27184 27190
27187 27169
27190 27190
27193 27190
27202 27169
27208 27226
27211 27211
27214 27211
27220 27232
27226 27226
27229 27232
27232 27232
27238 27238
27247 27238
27253 27238
27259 27259
27265 27265
27271 27265
27277 27259
27283 27286
27286 27286
27289 27259
27292 27286
27295 27265
27298 27286
27301 27301
27304 27316
27307 27301
27310 27343
27316 27316
27325 27301
27328 27343
27331 27343
27334 27316
27343 27343
27346 27349
27349 27349
27352 27367
27358 27349
27364 27364
27367 27367
27373 27373
27376 27373
27382 27373
27385 27364
27397 27418
27403 27418
27409 27418
27415 27427
27418 27418
27421 27427
27424 27424
27427 27427
27430 27427
27433 27424
27436 27439
27439 27439
27442 27442
27445 27448
27448 27448
27451 27460
27454 27457
27457 27457
27460 27460
27463 27460
27466 27478
27469 27478
27472 27475
27475 27475
27478 27478
27481 27475
27484 27484
27487 27487
27490 27475
27493 27487
27496 27496
27499 27508
27502 27508
27505 27526
27508 27508
27511 27511
27514 27511
27517 27541
27520 27511
27523 27544
27526 27526
27529 27496
27532 27496
27535 27553
27538 27526
27541 27541
27544 27544
27547 27541
27550 27544
27553 27553
27556 27553
27559 27559
27562 27559
27565 27568
27568 27568
27571 27577
27574 27568
27577 27577
27580 27559
27583 27577
27586 27592
27589 27592
27592 27592
27595 27595
27598 27604
27601 27601
27604 27604
27607 27610
27610 27610
27613 27595
27616 27595
27619 27619
27622 27619
27625 27637
27628 27628
27631 27628
27634 27637
27637 27637
27640 27628
27643 27655
27646 27655
27649 27655
27652 27658
27655 27655
27658 27658
27661 27658
27664 27664
27667 27667
27670 27667
27673 27673
27676 27676
27679 27664
27682 27673
27685 27694
27691 27694
27692 27715
27694 27694
27697 27694
27698 27712
27700 27694
27703 27694
27706 27712
27709 27715
27712 27712
27715 27715
27718 27712
27787 27787
27788 27787
27790 27793
27793 27793
27799 27793
27805 27817
27806 27787
27817 27817
27721 27721
27724 27727
27727 27727
27730 27727
27733 27736
27736 27736
27739 27721
27742 27736
27745 27721
27748 27748
27751 27748
27754 27748
27757 27757
27760 27763
27763 27763
27766 27763
27769 27757
27772 27775
27775 27775
27778 27757
27781 27775
27784 27775
27796 27793
27802 27811
27808 27811
27811 27811
27814 27823
27820 27823
27823 27823
27826 27826
27829 27841
27832 27841
27835 27838
27838 27838
27841 27841
27844 27838
27847 27826
27850 27856
27853 27826
27856 27856
27859 27856
27862 27826
27865 27865
27868 27868
27871 27868
27874 27877
27877 27877
27880 27877
27883 27889
27886 27865
27889 27889
27892 27889
27895 27865
27898 27898
27901 27907
27904 27907
27907 27907
27910 27898
27913 27898
27916 27925
27919 27925
27922 27868
27925 27925
27928 27898
27931 27931
27934 27952
27937 27937
27940 27943
27943 27943
27946 27943
27949 27931
27952 27952
27955 27931
27958 27964
27961 27952
27964 27964
27967 27976
27970 27979
27973 27979
27976 27976
27979 27979
27982 27976
27985 27937
27988 27937
27991 27991
27994 27994
27997 27994
28000 27994
28003 28003
28009 28003
28012 27991
28015 28015
28018 28018
28021 27991
28024 28018
28027 28015
28030 28018
28033 28015
28036 28036
28039 28072
28042 28036
28045 28072
28048 28051
28051 28051
28054 28051
28057 28036
28060 28066
28063 28036
28066 28066
28072 28072
28075 28075
28078 28087
28084 28087
28087 28087
28090 28075
28093 28093
28096 28075
28099 28075
28102 28093
28105 28093
28108 28108
28111 28114
28114 28114
28117 28126
28120 28126
28123 28114
28126 28126
28129 28132
28132 28132
28135 28132
28138 28138
28141 28108
28144 28144
28147 28108
28150 28138
28153 28144
28156 28108
28159 28159
28162 28165
28165 28165
28168 28159
28174 28165
28177 28177
28180 28159
28183 28177
28189 28177
28192 28201
28195 28207
28198 28201
28201 28201
28204 28207
28207 28207
28210 28210
28213 28222
28216 28222
28219 28210
28222 28222
28225 28225
28228 28210
28231 28210
28234 28225
28237 28243
28240 28243
28243 28243
28246 28225
28249 28249
28252 28249
28261 28261
28264 28261
28270 28270
28273 28273
28276 28285
28279 28261
28282 28249
28285 28285
28288 28273
28291 28273
28567 28285
28591 28270
28297 28297
28300 28306
28306 28306
28309 28729
28312 28297
28315 28315
28318 28306
28708 28729
28717 28315
28729 28729
28435 28435
28436 28436
28437 28435
28439 28439
28440 28439
28447 28435
28450 28468
28453 28435
28459 28468
28462 28436
28468 28468
28474 28477
28477 28477
28480 28436
28483 28477
28486 28439
28321 28321
28324 28321
28327 28327
28330 28321
28333 28327
28336 28336
28339 28336
28342 28336
28345 28345
28348 28327
28354 28345
28357 28345
28360 28360
28363 28366
28366 28366
28369 28378
28372 28366
28375 28393
28378 28378
28381 28414
28384 28378
28387 28393
28390 28393
28393 28393
28396 28414
28399 28360
28402 28405
28405 28405
28408 28405
28411 28360
28414 28414
28417 28426
28420 28429
28423 28426
28426 28426
28429 28429
28432 28429
28438 28444
28441 28456
28444 28444
28456 28456
28465 28456
28471 28471
28489 28471
28492 28471
28495 28504
28498 28504
28501 28501
28504 28504
28507 28501
28510 28501
28513 28516
28516 28516
28519 28519
28522 28525
28525 28525
28528 28525
28534 28519
28537 28537
28540 28564
28543 28543
28549 28543
28552 28543
28558 28519
28561 28537
28564 28564
28570 28537
28573 28576
28576 28576
28579 28582
28582 28582
28585 28582
28588 28576
28594 28594
28597 28603
28600 28603
28603 28603
28606 28603
28609 28615
28612 28615
28615 28615
28618 28627
28621 28633
28624 28627
28627 28627
28630 28594
28633 28633
28636 28594
28639 28633
28642 28648
28645 28648
28648 28648
28651 28651
28654 28660
28657 28663
28660 28660
28663 28663
28666 28660
28669 28663
28672 28651
28675 28651
28678 28678
28681 28687
28684 28678
28687 28687
28702 28702
28705 28747
28711 28723
28714 28720
28720 28720
28723 28723
28726 28720
28732 28723
28735 28738
28738 28738
28741 28702
28744 28702
28747 28747
28690 28693
28693 28693
28696 28696
28699 28693
28750 28696
28753 28696
28756 28756
28757 28858
28759 28756
28762 28783
28777 28777
28780 28789
28783 28783
28786 28756
28789 28789
28792 28777
28795 28756
28798 28777
28804 28810
28807 28807
28810 28810
28813 28807
28819 28810
28822 28840
28828 28807
28831 28783
28834 28861
28840 28840
28843 28861
28846 28858
28852 28840
28855 28810
28858 28858
28861 28861
28870 28870
28873 28879
28876 28879
28879 28879
28882 28870
28885 28870
28888 28894
28891 28894
28894 28894
28897 28901
28900 28901
28903 28903
28930 28945
28939 28903
28940 28903
28942 28945
28945 28945
28951 28903
28957 28957
28960 28969
28963 28957
28966 28969
28969 28969
28972 28957
28975 28981
28978 28981
28981 28981
28984 28984
28987 28987
28993 28993
28996 28996
28999 28987
29002 28996
29005 28993
29008 28996
29011 28993
29014 28777
29017 28984
29020 29020
29023 29020
29026 29020
29029 29029
29032 28984
29035 29044
29038 29029
29041 29029
29044 29044
29047 29044
29050 29050
29053 29062
29056 29062
29059 29083
29062 29062
29065 29077
29068 29077
29071 29083
29077 29077
29080 29089
29083 29083
29086 29050
29089 29089
29092 29050
29095 29089
29098 29104
29101 29107
29104 29104
29107 29107
29110 29110
29116 29122
29119 29137
29122 29122
29125 29125
29128 29143
29131 29143
29134 29122
29137 29137
29143 29143
29146 29137
29149 29110
29152 29125
29155 29158
29158 29158
29161 29158
29164 29110
29167 29167
29170 29110
29173 29110
29176 29167
29179 29167
29182 29182
29185 29194
29188 29194
29191 29191
29194 29194
29197 29191
29200 29182
29203 29194
29206 29191
29209 29221
29212 29182
29215 29224
29218 29224
29221 29221
29224 29224
29227 29227
29230 29227
29233 29182
28889 28915
28901 28901
28906 28789
28909 28915
28912 28915
28915 28915
28918 28921
28921 28921
28924 28921
28927 28948
28933 28921
28936 28948
28948 28948
29236 29263
29239 29242
29242 29242
29248 29398
29254 29254
29257 29254
29260 29242
29263 29263
29266 29266
29269 29266
29272 29275
29275 29275
29278 29278
29281 29278
29284 29275
29287 29287
29290 29287
29293 29287
29296 29302
29299 29266
29302 29302
29305 29302
29308 29308
29311 29308
29314 29308
29317 29317
29320 29317
29323 29329
29326 29329
29329 29329
29332 29335
29335 29335
29338 29335
29341 29341
29344 29371
29347 29341
29350 29365
29353 29341
29356 29371
29359 29362
29362 29362
29365 29365
29368 29362
29371 29371
29374 29374
29377 29374
29380 29374
29383 29374
29386 29386
29389 29386
29392 29386
29395 29254
29398 29398
29401 29407
29404 29407
29407 29407
29410 29410
29413 29413
29416 29416
29419 29419
29422 29419
29425 29419
29428 29416
29431 29431
29434 29431
29437 29446
29440 29416
29443 29455
29446 29446
29449 29446
29452 29455
29455 29455
29458 29530
29461 29461
29462 29491
29464 29467
29467 29467
29470 29467
29473 29476
29476 29476
29479 29461
29482 29489
29485 29461
29488 29489
29489 29489
29491 29491
29494 29491
29503 29506
29506 29506
29509 29506
29497 29497
29500 29497
29513 29513
29521 29513
29530 29530
29533 29533
29536 29536
29512 29512
29515 29512
29516 29516
29518 29518
29524 29512
29527 29516
29539 29518
29542 29551
29545 29590
29551 29551
29554 29557
29557 29557
29560 29593
29563 29566
29566 29566
29569 29566
29572 29551
29605 29611
29608 29602
29578 29584
29581 29584
29584 29584
29587 29584
29590 29590
29593 29593
29596 29557
29599 29602
29602 29602
29611 29611
29614 29611
29617 29611
29623 29623
29626 29623
29629 29641
29632 29623
29635 29638
29638 29638
29641 29641
29644 29638
29647 29641
29650 29653
29653 29653
29656 29653
29659 29659
29662 29668
29665 29677
29668 29668
29671 29683
29674 29683
29677 29677
29680 29668
29683 29683
29686 29701
29689 29698
29692 29659
29695 29659
29698 29698
29701 29701
29704 29698
29707 29701
29710 29713
29713 29713
29716 29713
29719 29719
29722 29728
29725 29740
29728 29728
29731 29734
29734 29734
29737 29728
29740 29740
29743 29734
29746 29728
29749 29740
29752 29740
29755 29719
29761 29767
29764 29767
29767 29767
29770 29770
29771 29771
29806 29771
29809 29812
29812 29812
29813 29812
29815 29770
29818 29812
29821 29821
29824 29830
29827 29836
29830 29830
29833 29830
29836 29836
29839 29836
29842 29845
29845 29845
29848 29845
29851 29857
29857 29857
29860 29821
29776 29785
29779 29788
29782 29785
29785 29785
29788 29788
29791 29800
29794 29788
29797 29800
29800 29800
29869 29869
29872 29869
29875 29869
29878 29869
29881 29884
29884 29884
29887 29888
29888 29888
29890 29869
29892 29869
29893 29869
29896 29869
29899 29869
29902 29905
29905 29905
29908 29905
29911 29905
29914 29905
29917 29905
29919 29905
29920 29905
29923 30214
29954 29954
29955 29955
29959 29955
29965 29955
29978 29978
29986 29954
29989 29954
29926 29926
29929 29929
29932 29938
29935 29926
29938 29938
29941 29929
29944 29944
29947 29926
29950 29944
29956 29971
29962 29978
29971 29971
29974 29971
29977 29978
29980 29983
29983 29983
29992 29992
29995 29992
29998 29992
30001 30001
30004 30025
30007 30001
30010 30010
30013 30010
30016 30019
30019 30019
30022 30028
30025 30025
30028 30028
30031 30034
30034 30034
30037 30037
30040 30046
30043 30043
30046 30046
30049 30061
30052 30037
30055 30055
30058 30055
30061 30061
30064 30037
30067 30073
30070 30055
30073 30073
30076 30076
30079 30088
30082 30043
30085 30085
30088 30088
30091 29884
30094 30085
30097 29888
30100 30076
30103 30118
30106 29888
30109 30076
30112 30112
30115 30112
30118 30118
30121 30076
30124 30118
30127 30112
30130 30130
30133 30154
30136 30154
30139 30028
30142 30157
30145 30130
30148 30163
30151 30154
30154 30154
30157 30157
30160 30130
30163 30163
30166 30154
30169 30169
30172 30178
30175 30178
30178 30178
30181 30184
30184 30184
30187 30169
30190 30184
30193 30169
30196 30226
30199 30226
30202 30178
30205 30169
30208 30208
30211 30214
30214 30214
30217 30208
30220 30226
30223 30208
30226 30226
30229 30208
30232 30235
30235 30235
30238 30235
30241 30235
30244 30244
30247 30244
30250 30244
30253 30253
30256 30259
30259 30259
30262 30259
30265 30244
30268 30244
30271 30253
30274 30259
30277 30253
30280 30307
30283 30307
30286 30307
30289 30292
30292 30292
30295 30307
30298 30307
30301 30301
30304 30301
30307 30307
30310 30292
30313 30313
30316 30316
30319 30316
30322 30316
30325 30325
30328 30316
30331 30325
30334 30325
30337 30337
30340 30341
30341 30341
30343 30341
30346 30346
30349 30346
30352 30352
30355 30337
30358 30337
30361 30352
30364 30367
30367 30367
30370 30337
30373 30367
30376 30376
30377 30377
30378 30377
30379 30385
30382 30385
30385 30385
30387 30388
30388 30388
30391 30388
30394 30377
30397 30403
30400 30403
30403 30403
30412 30376
30406 30406
30409 30409
30415 30421
30418 30421
30421 30421
30424 30430
30427 30409
30430 30430
30433 30409
30436 30436
30439 30436
30442 30445
30445 30445
30448 30436
30451 30406
30454 30445
30457 30406
30460 30406
30463 30463
30466 30469
30469 30469
30472 30478
30475 30481
30478 30478
30481 30481
30484 30463
30487 30487
30490 30487
30493 30481
30496 30463
30499 30487
30502 30502
30505 30505
30508 30505
30511 30502
30514 30520
30517 30502
30520 30520
30523 30526
30526 30526
30529 30520
30532 30526
30535 30505
30538 30538
30541 30538
30544 30544
30547 30547
30550 30547
30553 30547
30556 30568
30559 30568
30562 30544
30565 30577
30568 30568
30571 30580
30574 30544
30577 30577
30580 30580
30583 30580
30586 30577
30589 30589
30592 30607
30595 30595
30598 30619
30601 30607
30604 30604
30607 30607
30610 30604
30613 30589
30616 30595
30619 30619
30622 30604
30625 30589
30628 30628
30631 30631
30634 30628
30637 30658
30640 30631
30643 30643
30646 30631
30649 30628
30652 30643
30655 30664
30658 30658
30661 30658
30664 30664
30667 30643
30670 30664
30673 30673
30676 30673
30679 30673
30682 30682
30685 30685
30688 30688
30691 30691
30692 30691
30694 30709
30697 30697
30700 30685
30703 30685
30706 30709
30709 30709
30712 30691
30715 30688
30718 30697
30721 30682
30724 30682
30727 30688
30733 30742
30736 30742
30739 30742
30742 30742
30745 30742
30748 30742
30751 30742
30754 30742
30757 30742
30760 30760
30763 30760
30766 30766
30769 30769
30772 30769
30775 30769
30778 30769
30781 30781
30784 30766
30787 30787
30790 30790
30802 30790
30805 30766
30808 30787
30809 30787
30811 30811
30814 30814
30817 30817
30820 30838
30823 30823
30826 30826
30828 30835
30829 30817
30832 30838
30835 30835
30836 30835
30838 30838
30840 30817
30841 30817
30844 30760
30847 30838
30850 30850
30853 30856
30856 30856
30859 30850
30860 30856
30862 30850
30865 30850
30868 30874
30871 30856
30874 30874
30877 30874
30880 30880
30883 30886
30886 30886
30887 30886
30889 30880
30892 30898
30893 30898
30895 30880
30898 30898
30901 30910
30904 30904
30907 30910
30910 30910
30913 30886
30916 30904
30917 30904
30919 30904
30922 30904
30925 30928
30928 30928
30931 30928
30934 30934
30937 30934
30940 30934
30943 30943
30946 30943
30947 30943
30949 30949
30950 30949
30952 30952
30955 30970
30958 30958
30961 30958
30964 30952
30967 30958
30970 30970
30973 30982
30976 30952
30979 30982
30982 30982
30985 30985
30988 30988
30991 30988
30994 30988
30997 30985
31000 31006
31003 31006
31006 31006
31009 30985
31018 31018
31021 31031
31024 31024
31030 31024
31031 31031
31033 31018
31036 31036
31039 31018
31042 31042
31045 31036
31048 31042
31051 31051
31060 31064
31063 31064
31064 31064
31069 31069
31072 31069
31074 31051
31075 31051
31078 31078
31081 31078
31084 31078
31087 31078
31090 31078
31093 31078
31096 31078
31102 31078
31105 31105
31108 31108
31111 31108
31114 31108
31115 31108
31012 31012
31015 31012
31027 31027
31054 31012
31057 31012
31066 31027
30791 30793
30793 30793
30796 30796
30797 30796
30799 30796
31117 31120
31120 31120
31123 31135
31135 31135
31144 31135
31147 31147
31149 31147
31150 31150
31153 31153
31154 31153
31156 31157
31157 31157
31159 31153
31162 31162
31165 31162
31168 31168
31169 31174
31171 31174
31174 31174
31177 31168
31178 31168
31180 31183
31183 31183
31186 31186
31189 31201
31192 31186
31195 31186
31198 31186
31201 31201
31204 31201
31207 31207
31210 31207
31212 31207
31213 31213
31216 31217
31217 31217
31219 31228
31227 31157
31228 31228
31211 31237
31231 31231
31232 31232
31234 31232
31237 31237
31240 31246
31241 31246
31243 31231
31244 31231
31246 31246
31252 31232
31222 31217
31225 31255
31249 31249
31255 31255
31261 31261
31264 31264
31273 31273
31274 31273
31276 31261
31277 31261
31299 31299
31300 31315
31303 31299
31306 31299
31309 31309
31312 31150
31315 31315
31258 31258
31267 31153
31268 31288
31270 31273
31279 31282
31282 31282
31285 31258
31286 31258
31288 31288
31291 31288
31294 31294
31297 31294
31298 31294
31318 31321
31321 31321
31324 31333
31327 31333
31330 31321
31333 31333
31336 31338
31338 31338
31339 31338
31340 31340
31341 31340
31343 31340
31344 31411
31411 31411
31414 31411
31342 31342
31345 31342
31346 31342
31348 31348
31351 31348
31357 31342
31359 31360
31360 31360
31362 31369
31363 31360
31366 31366
31369 31369
31375 31366
31378 31378
31379 31378
31381 31366
31384 31378
31387 31369
31393 31393
31396 31396
31399 31399
31402 31399
31405 31408
31408 31408
31417 31420
31420 31420
31423 31393
31426 31426
31429 31396
31432 31432
31433 31432
31435 31426
31438 31408
31441 31441
31444 31441
31447 31453
31450 31441
31453 31453
31456 31459
31459 31459
31462 31465
31465 31465
31468 31465
31483 31495
31484 31495
31486 31453
31489 31489
31490 31489
31492 31492
31493 31492
31495 31495
31471 31471
31472 31480
31473 31473
31474 31473
31475 31473
31477 31471
31478 31471
31480 31480
31481 31480
31498 31507
31501 31507
31504 31507
31507 31507
31510 31510
31516 31510
31519 31510
31522 31510
31525 31684
31569 31569
31570 31570
31573 31569
31576 31582
31582 31582
31585 31570
31594 31594
31600 31594
31528 31528
31531 31531
31534 31531
31537 31537
31540 31540
31543 31531
31546 31561
31549 31540
31552 31552
31555 31528
31558 31528
31561 31561
31564 31552
31567 31567
31579 31579
31588 31579
31591 31591
31597 31567
31603 31603
31606 31591
31609 31567
31612 31591
31615 31615
31618 31615
31621 31615
31624 31615
31627 31633
31630 31633
31633 31633
31636 31633
31639 31639
31642 31552
31645 31645
31648 31654
31651 31645
31654 31654
31657 31654
31660 31666
31663 31666
31666 31666
31669 31639
31684 31684
31690 31684
31693 31723
31708 31708
31711 31723
31714 31726
31717 31717
31720 31708
31723 31723
31726 31726
31729 31717
31732 31732
31735 31732
31738 31732
31741 31741
31744 31741
31747 31753
31750 31753
31753 31753
31756 31756
31757 31756
31759 31759
31762 31741
31765 31759
31768 31759
31771 31777
31774 31756
31777 31777
31780 31777
31783 31783
31786 31789
31789 31789
31792 31789
31795 31795
31798 31783
31801 31783
31804 31804
31807 31804
31810 31810
31672 31673
31673 31673
31675 31675
31678 31679
31679 31679
31681 31673
31687 31687
31696 31687
31699 31699
31702 31699
31705 31675
31813 31825
31816 31825
31819 31834
31822 31825
31825 31825
31828 31825
31831 31840
31834 31834
31837 31840
31840 31840
31843 31843
31846 31849
31849 31849
31852 31843
31855 31843
31858 31858
31861 31858
31863 31864
31864 31864
31867 31867
31870 31867
31873 31876
31876 31876
31879 31882
31882 31882
31885 31885
31888 31885
31894 31894
31897 31894
31900 31900
31903 31900
31906 31906
31909 31906
31912 31894
31921 31891
31942 31942
31945 31942
31948 31951
31951 31951
31954 31951
31957 31957
31960 31942
31963 31942
31966 31957
31969 31957
31972 31972
31975 31975
31978 31975
31981 31985
31984 31972
31985 31985
31987 31988
31988 31988
31990 31993
31993 31993
31996 31993
31891 31891
31915 31918
31918 31918
31924 31918
31927 31927
31930 31927
31933 31891
31936 31927
31999 32002
32002 32002
32005 32002
32008 32025
32014 32014
32017 32025
32020 32041
32022 32002
32023 32002
32025 32025
32026 32025
32029 32025
32032 32014
32035 32041
32038 32041
32041 32041
32044 32044
32047 32047
32048 32044
32050 32047
32053 32044
32056 32062
32059 32059
32062 32062
32065 32065
32068 32069
32069 32069
32071 32071
32072 32071
32074 32069
32077 32065
32080 32071
32083 32083
32086 32083
32089 32083
32092 32092
32095 32095
32098 32098
32101 32104
32104 32104
32107 32095
32108 32095
32110 32110
32113 32119
32116 32110
32119 32119
32122 32134
32124 32098
32125 32095
32128 32128
32130 32134
32131 32134
32134 32134
32137 32137
32140 32140
32141 32140
32142 32137
32143 32128
32146 32140
32149 32128
32152 32152
32155 32155
32158 32155
32161 32161
32162 32161
32164 32167
32167 32167
32170 32155
32173 32152
32174 32152
32176 32188
32179 32182
32182 32182
32185 32185
32186 32185
32188 32188
32191 32191
32194 32191
32197 32206
32200 32201
32201 32201
32203 32191
32206 32206
32209 32206
32221 32218
32212 32212
32214 32214
32215 32214
32218 32218
32224 32227
32227 32227
32228 32227
32230 32212
32233 32236
32236 32236
32239 32244
32242 32248
32244 32244
32245 32244
32248 32248$places$, '\n') line cross join lateral unnest((string_to_array(line, ' '))[2:]) code;

-- The searched text begins with code and name, as that of every record; then what else people type. A number ends with a
-- semicolon, so that quarter 1 is not found in quarter 12 (`placeWords` of the program puts it there too).
create function place_words(name text) returns text language sql immutable parallel safe as $$
  select case
    when name ~ '^(Quận|Phường) [0-9]+$' then lower(left(folded(name), 1)) || place_key(name) || ';'
    else (case split_part(folded(name), ' ', 1) when 'thanh' then 'tp ' when 'quan' then 'q ' when 'huyen' then 'h '
      when 'phuong' then 'p ' when 'xa' then 'x ' when 'tinh' then 't ' when 'dac' then 'dk '
      when 'thi' then case when name like 'Thị xã%' then 'tx ' else 'tt ' end else '' end)
      || (select string_agg(left(word, 1), '') from regexp_split_to_table(folded(regexp_replace(name, '^(Thành phố|Tỉnh|Quận|Huyện|Thị xã|Thị trấn|Phường|Xã|Đặc khu) ', '')), '[^a-z0-9]+') word)
      || case place_key(name) when 'hochiminh' then ' tphcm sai gon saigon sg' when 'hanoi' then ' tphn' when 'thuathienhue' then ' hue'
        when 'bariavungtau' then ' br-vt' when 'danang' then ' tpdn' when 'haiphong' then ' tphp' when 'cantho' then ' tpct' else '' end
  end
$$;
update state_place p set search = concat_ws(' ', lower(p.code), folded(p.name), folded(d.name), folded(v.name),
  place_words(p.name), place_words(d.name), place_words(v.name))
from state_place self left join state_place d on d.id = self.district_id left join state_place v on v.id = self.province_id
where self.id = p.id;

create index state_place_in on state_place (province_id, district_id);
create index state_place_code on state_place (code_key);
create index state_place_key on state_place (place_key(name));
create index state_place_search on state_place using gin (search gin_trgm_ops);
create index state_ward_map_new on state_ward_map (new_id);
analyze state_place;

-- A tenant's own places. A key that ends with _key points into them; what is the state's has none and cannot vanish.
create function own_place(id uuid) returns uuid language sql immutable parallel safe as $$
  select case when id >= '01000000-0000-0000-0000-000000000000'::uuid then id end
$$;
call create_list('own_nation', 'constraint own_nation_is_own check (own_place(id) is not null),');
call create_list('own_province', $$scheme integer not null default 2 check (scheme in (1, 2)), nation_id uuid not null,
  nation_id_key uuid generated always as (own_place(nation_id)) stored,
  constraint own_province_is_own check (own_place(id) is not null),
  foreign key (tenant_id, nation_id_key) references own_nation (tenant_id, id),$$, false);
call create_list('own_district', $$province_id uuid not null,
  province_id_key uuid generated always as (own_place(province_id)) stored,
  constraint own_district_is_own check (own_place(id) is not null),
  foreign key (tenant_id, province_id_key) references own_province (tenant_id, id),$$);
call create_list('own_village', $$scheme integer not null default 2 check (scheme in (1, 2)), province_id uuid not null, district_id uuid,
  province_id_key uuid generated always as (own_place(province_id)) stored,
  district_id_key uuid generated always as (own_place(district_id)) stored,
  constraint own_village_is_own check (own_place(id) is not null),
  constraint own_village_district check ((scheme = 1) = (district_id is not null)),
  foreign key (tenant_id, province_id_key) references own_province (tenant_id, id),
  foreign key (tenant_id, district_id_key) references own_district (tenant_id, id),$$, false);
create unique index own_province_code_unique on own_province (tenant_id, scheme, code_key);
create unique index own_village_code_unique on own_village (tenant_id, scheme, code_key);
create index own_province_in on own_province (tenant_id, nation_id_key);
create index own_district_in on own_district (tenant_id, province_id_key);
create index own_village_in on own_village (tenant_id, province_id_key, district_id_key);

-- The lists: what the caller may see of his own (his row level security holds in a view that asks as the caller), then
-- the state's.
create view nation with (security_invoker = true) as
  select tenant_id, id, code, name, note, active, version, search, created_by, created_at, updated_by, updated_at, code_key, name_key
  from own_nation
  union all
  select current_tenant(), id, code, name, null::text, true, 1, search, '', timestamptz '2025-07-01 00:00:00+07', null::text, null::timestamptz, code_key, name_key
  from state_place where level = 1;
create view province with (security_invoker = true) as
  select tenant_id, id, code, name, note, active, version, search, created_by, created_at, updated_by, updated_at, code_key, name_key, scheme, nation_id
  from own_province
  union all
  select current_tenant(), id, code, name, null::text, true, 1, search, '', timestamptz '2025-07-01 00:00:00+07', null::text, null::timestamptz, code_key, name_key, scheme, nation_id
  from state_place where level = 2;
create view district with (security_invoker = true) as
  select tenant_id, id, code, name, note, active, version, search, created_by, created_at, updated_by, updated_at, code_key, name_key, province_id
  from own_district
  union all
  select current_tenant(), id, code, name, null::text, true, 1, search, '', timestamptz '2025-07-01 00:00:00+07', null::text, null::timestamptz, code_key, name_key, province_id
  from state_place where level = 3;
create view village with (security_invoker = true) as
  select tenant_id, id, code, name, note, active, version, search, created_by, created_at, updated_by, updated_at, code_key, name_key, scheme, province_id, district_id
  from own_village
  union all
  select current_tenant(), id, code, name, null::text, true, 1, search, '', timestamptz '2025-07-01 00:00:00+07', null::text, null::timestamptz, code_key, name_key, scheme, province_id, district_id
  from state_place where level = 4;
grant select on nation, province, district, village to vua_app;

-- Where a partner is. His old address is kept as text when the new one takes its place.
alter table partner add column nation_id uuid, add column province_id uuid, add column district_id uuid, add column village_id uuid,
  add column old_scheme boolean not null default false, add column old_address text,
  add column nation_id_key uuid generated always as (own_place(nation_id)) stored,
  add column province_id_key uuid generated always as (own_place(province_id)) stored,
  add column district_id_key uuid generated always as (own_place(district_id)) stored,
  add column village_id_key uuid generated always as (own_place(village_id)) stored,
  add constraint partner_nation foreign key (tenant_id, nation_id_key) references own_nation (tenant_id, id),
  add constraint partner_province foreign key (tenant_id, province_id_key) references own_province (tenant_id, id),
  add constraint partner_district foreign key (tenant_id, district_id_key) references own_district (tenant_id, id),
  add constraint partner_village foreign key (tenant_id, village_id_key) references own_village (tenant_id, id);
